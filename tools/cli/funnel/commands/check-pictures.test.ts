import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { runFunnel } from "../run-funnel.ts";
import { tempFunnel } from "../temp-funnel.fixtures.ts";
import { capturingTerminal } from "../terminal/capturing-terminal.ts";

/** Runs the check on a folder with these files added to its pictures, and returns the output. */
async function checkPicturesIn(folder: string, ...pictures: string[]): Promise<string> {
  mkdirSync(join(folder, "images"), { recursive: true });
  for (const picture of pictures) writeFileSync(join(folder, "images", picture), "");
  const { terminal, printed } = capturingTerminal();
  await runFunnel(["check", "--folder", folder], terminal);
  return printed.join("\n").replaceAll(folder, "funnel");
}

const withPicture = (name: string) =>
  tempFunnel(["steps/questions.yaml", "fit: Get fit", `fit: { label: Get fit, image: ${name} }`]);

describe("funnel check, pictures", () => {
  test("explains that pictures are SVG, and how to get one, if the name belongs to a PNG", async () => {
    expect(await checkPicturesIn(withPicture("steak"), "steak.png")).toContain(
      "The picture \"steak.png\" isn't shown, because it isn't an SVG. Export it as SVG from a drawing program, which can also embed a photo, and save it as funnel/images/steak.svg.",
    );
  });

  test("explains the same if a PNG is named with its extension", async () => {
    expect(await checkPicturesIn(withPicture("steak.png"), "steak.png")).toContain(
      "The picture \"steak.png\" isn't shown, because it isn't an SVG.",
    );
  });

  test("asks for a lowercase extension if the file ends in SVG", async () => {
    expect(await checkPicturesIn(withPicture("steak"), "steak.SVG")).toContain(
      'The picture "steak.SVG" isn\'t shown, because its name ends in capital letters. Rename it to funnel/images/steak.svg.',
    );
  });

  test("names both JPEGs if a placeholder stands for two of them", async () => {
    const said = await checkPicturesIn(
      tempFunnel([
        "steps/questions.yaml",
        "fit: Get fit",
        'fit: { label: Get fit, image: "plate-{gender|male}" }',
      ]),
      "plate-male.jpg",
      "plate-female.jpg",
    );
    expect(said).toContain(
      'There are no SVG files for the pictures "plate-male" and "plate-female", only "plate-male.jpg" and "plate-female.jpg". Save each picture as SVG in funnel/images.',
    );
  });

  test("warns about a picture that nothing can show, but not about files that systems leave behind", async () => {
    const said = await checkPicturesIn(
      tempFunnel(),
      "lunch.webp",
      ".DS_Store",
      "Thumbs.db",
      "readme.txt",
    );
    expect(said).toContain(
      "funnel/images/lunch.webp:1:1  The picture \"lunch.webp\" isn't shown, because it isn't an SVG.",
    );
    expect(said).toContain("The funnel has 1 warning.");
  });
});
