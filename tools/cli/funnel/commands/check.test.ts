import { mkdirSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { describe, expect, test } from "vitest";
import { readFolder } from "#tools/cli/funnel-folder/folder.ts";
import { runFunnel } from "../run-funnel.ts";
import { runInTerminal } from "../run-in-terminal.fixtures.ts";
import { tempFunnel } from "../temp-funnel.fixtures.ts";
import { annotation } from "../terminal/annotation.ts";
import { capturingTerminal } from "../terminal/capturing-terminal.ts";

async function check(folder: string, args: string[] = [], isInCI = false) {
  const { terminal, printed } = capturingTerminal({ isInCI });
  const code = await runFunnel(["check", "--folder", folder, ...args], terminal);
  return { code, said: printed.join("\n").replaceAll(folder, "funnel") };
}

const writeMistypedStep = () => tempFunnel(["funnel.yaml", "- goals", "- gaols"]);
const doubtful = () => tempFunnel(["funnel.yaml", "Does asking for sleep first help?", "TODO"]);

describe("funnel check", () => {
  test("prints one line for a valid funnel", async () => {
    expect(await check(tempFunnel())).toEqual({
      code: 0,
      said: "The funnel has no errors: 6 steps in 7 files.",
    });
  });

  test("shows the line, the position, and a fix for a mistyped step", async () => {
    const { code, said } = await check(writeMistypedStep());
    expect(code).toBe(1);
    expect(said).toMatchInlineSnapshot(`
    "The funnel has 1 error.

    funnel/funnel.yaml:16:5  Unknown step "gaols". Did you mean "goals"?
      14 | flow:
      15 |   - start
    > 16 |   - gaols
         |     ^
      17 |   - split: order
      18 |     A: [sleep, thanks]
    "
  `);
  });

  test("passes with warnings, and fails on them with --strict", async () => {
    const folder = doubtful();
    const { code, said } = await check(folder);
    expect(code).toBe(0);
    expect(said).toMatch(/^The funnel has 1 warning\. You can still publish it\.\n/);
    expect((await check(folder, ["--strict"])).code).toBe(1);
  });

  test("prints errors and warnings as JSON", async () => {
    const { code, said } = await check(doubtful(), ["--json"]);
    expect(code).toBe(0);
    expect(JSON.parse(said)).toEqual({
      errors: [],
      warnings: [
        {
          file: "funnel/funnel.yaml",
          line: 8,
          column: 15,
          message: expect.stringContaining('"order"'),
        },
      ],
    });
    const wrong = JSON.parse((await check(writeMistypedStep(), ["--json"], true)).said);
    expect(wrong.errors).toEqual([
      {
        file: "funnel/funnel.yaml",
        line: 16,
        column: 5,
        message: 'Unknown step "gaols". Did you mean "goals"?',
      },
    ]);
  });

  test("annotates errors on their lines on request, and by default in CI", async () => {
    const line =
      '::error file=funnel/funnel.yaml,line=16,col=5::Unknown step "gaols". Did you mean "goals"?';
    expect((await check(writeMistypedStep(), ["--annotations"])).said.split("\n")).toContain(line);
    expect((await check(writeMistypedStep(), [], true)).said.split("\n")).toContain(line);
    expect((await check(writeMistypedStep())).said).not.toContain("::error");
  });

  test("shows paths from the current directory, or as given if the folder is elsewhere", () => {
    expect(readFolder(resolve("funnel")).toPath("funnel/steps/body.yaml")).toBe(
      join("funnel", "steps/body.yaml"),
    );
    expect(readFolder("./funnel").toPath("funnel/funnel.yaml")).toBe(join("funnel", "funnel.yaml"));
    const elsewhere = tempFunnel();
    expect(readFolder(elsewhere).toPath("funnel/funnel.yaml")).toBe(join(elsewhere, "funnel.yaml"));
  });

  test("annotates files by their path from the root of the repository", async () => {
    const folder = writeMistypedStep();
    mkdirSync(join(folder, ".git"));
    expect((await check(folder, ["--annotations"])).said).toContain(
      "::error file=funnel.yaml,line=16",
    );
  });

  test("escapes special characters in an annotation", () => {
    const problem = {
      file: "a,b:c%.yaml",
      line: 1,
      column: 2,
      message: "100% done\r\n::error::no",
    };
    expect(annotation("warning", problem)).toBe(
      "::warning file=a%2Cb%3Ac%25.yaml,line=1,col=2::100%25 done%0D%0A::error::no",
    );
  });

  test("cuts a long line so that the mark stays on screen", async () => {
    const folder = tempFunnel([
      "offer.yaml",
      "description: A plan.",
      `description: ${"word ".repeat(60)}{ here.`,
    ]);
    const { said } = await check(folder);
    for (const line of said.split("\n").slice(3)) expect(line.length).toBeLessThanOrEqual(100);
    expect(said).toContain("^");
  });

  test("explains how to write a misused command or option", async () => {
    const { terminal, errors } = capturingTerminal();
    expect(await runFunnel(["chek"], terminal)).toBe(2);
    expect(await runFunnel(["check", "--jsn"], terminal)).toBe(2);
    expect(await runFunnel(["check", "--folder", "/nowhere"], terminal)).toBe(2);
    expect(await runFunnel(["check", "--folder", "--json"], terminal)).toBe(2);
    expect(await runFunnel(["check", "--json=yes"], terminal)).toBe(2);
    expect(await runFunnel(["check", "funnel"], terminal)).toBe(2);
    expect(errors.map((error) => error.split("\n")[0])).toEqual([
      'Unknown command "chek". Did you mean "check"? For a list, run `npm run funnel -- --help`.',
      'Unknown option "--jsn". Did you mean "--json"?',
      'The folder "/nowhere" doesn\'t exist.',
      '"--folder" needs a value.',
      '"--json" doesn\'t take a value.',
      "There's one argument too many. Put a text with spaces in quotes.",
    ]);
  });

  test("prints help for all commands and for one", async () => {
    const { terminal, printed } = capturingTerminal();
    expect(await runFunnel(["--help"], terminal)).toBe(0);
    expect(await runFunnel(["check", "--help"], terminal)).toBe(0);
    expect(printed[0]).toContain("check");
    expect(printed[1]).toContain("--strict");
  });
});

/** Runs the check on a folder with these files added to its pictures, and returns the output. */
async function checkWithPictures(folder: string, ...pictures: string[]): Promise<string> {
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
    expect(await checkWithPictures(withPicture("steak"), "steak.png")).toContain(
      "The picture \"steak.png\" isn't shown, because it isn't an SVG. Export it as SVG from a drawing program, which can also embed a photo, and save it as funnel/images/steak.svg.",
    );
  });

  test("explains the same if a PNG is named with its extension", async () => {
    expect(await checkWithPictures(withPicture("steak.png"), "steak.png")).toContain(
      "The picture \"steak.png\" isn't shown, because it isn't an SVG.",
    );
  });

  test("asks for a lowercase extension if the file ends in SVG", async () => {
    expect(await checkWithPictures(withPicture("steak"), "steak.SVG")).toContain(
      'The picture "steak.SVG" isn\'t shown, because its name ends in capital letters. Rename it to funnel/images/steak.svg.',
    );
  });

  test("names both JPEGs if a placeholder stands for two of them", async () => {
    const said = await checkWithPictures(
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
    const said = await checkWithPictures(
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

describe("commands in a wrong folder", () => {
  test("report the errors of a funnel", async () => {
    const folder = tempFunnel(["funnel.yaml", "  - age\n", "  - agee\n"]);
    for (const command of ["map", "paths", "simulate"]) {
      const { code, errors } = await runInTerminal(command, "--folder", folder);
      expect(code).toBe(1);
      expect(errors).toContain('Unknown step "agee". Did you mean "age"?');
    }
  });

  test("report a folder that doesn't exist or is a file", async () => {
    const file = join(tempFunnel(), "funnel.yaml");
    for (const words of [
      ["check"],
      ["map"],
      ["paths"],
      ["diff"],
      ["simulate"],
      ["verdict", "order", "--arm", "A=1:0", "--arm", "B=1:0"],
      ["schema"],
    ]) {
      expect(await runInTerminal(...words, "--folder", "/nowhere"), words[0]).toMatchObject({
        code: 2,
        errors: expect.stringMatching(/^The folder "\/nowhere" doesn't exist\./),
      });
      expect(await runInTerminal(...words, "--folder", file), words[0]).toMatchObject({
        code: 2,
        errors: expect.stringContaining("is a file. Name the folder"),
      });
    }
  });

  test("locate errors outside the current directory", async () => {
    const folder = tempFunnel(["funnel.yaml", "  - age\n", "  - agee\n"]);
    expect((await runInTerminal("paths", "--folder", folder)).errors).toContain(
      `${join(folder, "funnel.yaml")}:20:5`,
    );
  });
});
