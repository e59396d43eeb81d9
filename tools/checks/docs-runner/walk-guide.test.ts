// @module-tag long
import { describe, expect, test } from "vitest";
import { walkOverCopy } from "#tools/checks/docs-runner/guides.ts";

const sample = (remark: string, yaml: string) =>
  `<!-- ${remark} -->\n\`\`\`yaml\n${yaml}\n\`\`\`\n`;
const commands = (text: string) => `\`\`\`sh\n${text}\n\`\`\`\n`;
const output = (text: string) => `\n\`\`\`text\n${text}\n\`\`\`\n`;

/** For a machine that is busy with other things. */
const busy = { timeout: 60_000 };

const findFaults = async (markdown: string) => (await walkOverCopy(markdown)).faults;

describe("walkOverCopy", () => {
  test("reports a sample that would break the funnel", busy, async () => {
    await expect(
      findFaults(sample("in steps/body.yaml", "goals:\n  titel: Your goals")),
    ).resolves.toEqual([
      expect.stringMatching(
        /^line 2: funnel\/steps\/body\.yaml:\d+ Unknown field "titel"\. Did you mean "title"\?$/,
      ),
    ]);
  });

  test("reports a sample that is marked as a mistake but has none", busy, async () => {
    await expect(
      findFaults(sample("in steps/body.yaml, a mistake", "goals:\n  title: Your goals")),
    ).resolves.toEqual(["line 2: This sample is marked as a mistake, but it has no errors."]);
  });

  test("reports a sample without a known place", busy, async () => {
    await expect(findFaults(sample("somewhere", "goals:\n  title: Your goals"))).resolves.toEqual([
      expect.stringContaining("line 2: This sample doesn't say where it belongs."),
    ]);
  });

  test("reports unknown commands, in blocks and in sentences", busy, async () => {
    const blocks = ["npm run publish", "npm run funnel -- chekc", "make all"]
      .map(commands)
      .join("");
    await expect(
      findFaults(`${blocks}Then \`npm run polish\` and \`npm run funnel -- mpa\`.`),
    ).resolves.toEqual([
      'line 1: package.json has no script "publish".',
      expect.stringContaining(
        'line 4: `npm run funnel -- chekc` exited with code 2 instead of 0. Unknown command "chekc".',
      ),
      'line 7: This runner doesn\'t know the command "make". Is it a command of this project?',
      'line 10: package.json has no script "polish".',
      expect.stringContaining('line 10: Unknown command "mpa".'),
    ]);
  });

  test("reports a command with an unexpected exit code", busy, async () => {
    await expect(
      findFaults(`<!-- ends with 1 -->\n${commands("npm run funnel -- check")}`),
    ).resolves.toEqual([expect.stringContaining("exited with code 0 instead of 1.")]);
  });

  test("finds outdated output, and knows the current output", busy, async () => {
    const { stale } = await walkOverCopy(
      `${commands("npm run funnel -- check")}${output("The funnel has no errors: 3 steps.")}`,
    );
    expect(stale).toEqual([
      {
        line: 5,
        lines: ["The funnel has no errors: 3 steps."],
        fresh: [expect.stringMatching(/^The funnel has no errors: \d+ steps in \d+ files\.$/)],
      },
    ]);
  });

  test("leaves out the omitted part of a long output", busy, async () => {
    const { stale } = await walkOverCopy(
      `${commands("npm run funnel -- paths")}\n<!-- until "paths lead" -->\n\`\`\`text\n\`\`\`\n`,
    );
    expect(stale).toEqual([
      {
        line: 6,
        lines: [],
        fresh: [expect.stringContaining("paths lead through the funnel."), "…"],
      },
    ]);
  });

  test("adds a new step where the sample says, and removes one", busy, async () => {
    const step =
      "steak:\n  type: single-choice\n  title: How do you like your steak?\n  answer: steak\n  options: { rare: Rare, medium: Medium }";
    const { faults, stale } = await walkOverCopy(
      `${sample("in steps/food.yaml, in the flow behind meat-relationship, without recent-weight-gain", step)}${commands("npm run funnel -- diff")}<!-- until "steak" -->${output("")}`,
    );
    expect(faults).toEqual([]);
    expect(stale[0]?.fresh.join("\n")).toContain('"steak" was added after "meat-relationship".');
  });
});
