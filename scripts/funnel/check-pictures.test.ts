import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { listeningTerminal } from "./listening-terminal.ts";
import { runFunnel } from "./run-funnel.ts";
import { smallFolder } from "./small-folder.ts";

/** What the owner of a folder is told who put these files among the pictures. */
async function saidOf(folder: string, ...pictures: string[]): Promise<string> {
  mkdirSync(join(folder, "images"), { recursive: true });
  for (const picture of pictures) writeFileSync(join(folder, "images", picture), "");
  const { terminal, printed } = listeningTerminal();
  await runFunnel(["check", "--folder", folder], terminal);
  return printed.join("\n").replaceAll(folder, "funnel");
}

const withPicture = (name: string) =>
  smallFolder(["steps/questions.yaml", "fit: Get fit", `fit: { label: Get fit, image: ${name} }`]);

test("a marketer who puts a PNG where its name is used is told that pictures are SVG, and how to get one", async () => {
  expect(await saidOf(withPicture("steak"), "steak.png")).toContain(
    'There is no picture "steak". "steak.png" is there, and pictures are SVG: export it as one from a drawing program, which can put a photo inside, to funnel/images/steak.svg.',
  );
});

test("a marketer who names a PNG with its ending is told the same", async () => {
  expect(await saidOf(withPicture("steak.png"), "steak.png")).toContain(
    'There is no picture "steak.png". "steak.png" is there, and pictures are SVG',
  );
});

test("a marketer whose program ends its files in capitals is told to write them small", async () => {
  expect(await saidOf(withPicture("steak"), "steak.SVG")).toContain(
    '"steak.SVG" is there: let its name end in small letters, funnel/images/steak.svg.',
  );
});

test("a marketer whose bodies for men and women are both JPEGs is told of both", async () => {
  const said = await saidOf(
    smallFolder([
      "steps/questions.yaml",
      "fit: Get fit",
      'fit: { label: Get fit, image: "plate-{gender|male}" }',
    ]),
    "plate-male.jpg",
    "plate-female.jpg",
  );
  expect(said).toContain(
    'pictures are SVG, and "plate-male.jpg" and "plate-female.jpg" are not. Save each as SVG in funnel/images.',
  );
});

test("a marketer who puts a picture there that nothing can show is asked to look again, and not about what systems leave there", async () => {
  const said = await saidOf(smallFolder(), "lunch.webp", ".DS_Store", "Thumbs.db", "readme.txt");
  expect(said).toContain("funnel/images/lunch.webp:1:1  Nothing shows this picture.");
  expect(said).toContain("One thing is doubtful");
});
