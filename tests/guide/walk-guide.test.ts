import { expect, test } from "vitest";
import { walkOverCopy } from "../../scripts/guide/guides.ts";

const sample = (remark: string, yaml: string) =>
  `<!-- ${remark} -->\n\`\`\`yaml\n${yaml}\n\`\`\`\n`;
const commands = (text: string) => `\`\`\`sh\n${text}\n\`\`\`\n`;
const output = (text: string) => `\n\`\`\`text\n${text}\n\`\`\`\n`;

/** For a machine that is busy with other things. */
const busy = { timeout: 60_000 };

const faultsOf = async (markdown: string) => (await walkOverCopy(markdown)).faults;

test("a writer is told of a sample that would break the funnel", busy, async () => {
  await expect(
    faultsOf(sample("in steps/body.yaml", "goals:\n  titel: Your goals")),
  ).resolves.toEqual([
    expect.stringMatching(
      /^line 2: funnel\/steps\/body\.yaml:\d+ "titel" is not a field here\. Did you mean "title"\?$/,
    ),
  ]);
});

test("a writer is told of a mistake that is none", busy, async () => {
  await expect(
    faultsOf(sample("in steps/body.yaml, a mistake", "goals:\n  title: Your goals")),
  ).resolves.toEqual(["line 2: This is meant to be a mistake, and nothing is wrong with it."]);
});

test("a writer is told of a sample that nobody knows the place of", busy, async () => {
  await expect(faultsOf(sample("somewhere", "goals:\n  title: Your goals"))).resolves.toEqual([
    expect.stringContaining("line 2: Nothing says where this sample belongs."),
  ]);
});

test(
  "a writer is told of commands that are not there, in blocks and in sentences",
  busy,
  async () => {
    const blocks = ["npm run publish", "npm run funnel -- chekc", "make all"]
      .map(commands)
      .join("");
    await expect(
      faultsOf(`${blocks}Then \`npm run polish\` and \`npm run funnel -- mpa\`.`),
    ).resolves.toEqual([
      'line 1: package.json has no script "publish".',
      expect.stringContaining(
        'line 4: `npm run funnel -- chekc` ends with 2, not with 0. There is no command "chekc".',
      ),
      'line 7: Nobody knows whether "make" is there. Is it a command of this project?',
      'line 10: package.json has no script "polish".',
      expect.stringContaining('line 10: There is no command "mpa".'),
    ]);
  },
);

test("a writer is told of a command that ends otherwise than is said", busy, async () => {
  await expect(
    faultsOf(`<!-- ends with 1 -->\n${commands("npm run funnel -- check")}`),
  ).resolves.toEqual([expect.stringContaining("ends with 0, not with 1.")]);
});

test(
  "an output that is no longer so is found, and what is printed now is known",
  busy,
  async () => {
    const { stale } = await walkOverCopy(
      `${commands("npm run funnel -- check")}${output("The funnel is sound: 3 steps.")}`,
    );
    expect(stale).toEqual([
      {
        line: 5,
        lines: ["The funnel is sound: 3 steps."],
        fresh: [expect.stringMatching(/^The funnel is sound: \d+ steps in \d+ files\.$/)],
      },
    ]);
  },
);

test("of a long output, what is left out is left out", busy, async () => {
  const { stale } = await walkOverCopy(
    `${commands("npm run funnel -- paths")}\n<!-- until "ways lead" -->\n\`\`\`text\n\`\`\`\n`,
  );
  expect(stale).toEqual([
    { line: 6, lines: [], fresh: [expect.stringContaining("ways lead through."), "…"] },
  ]);
});

test("a new step is put where the sample says, and one is taken out", busy, async () => {
  const step =
    "steak:\n  type: single-choice\n  title: How do you like your steak?\n  answer: steak\n  options: { rare: Rare, medium: Medium }";
  const { faults, stale } = await walkOverCopy(
    `${sample("in steps/food.yaml, in the flow behind meat-relationship, without recent-weight-gain", step)}${commands("npm run funnel -- diff")}<!-- until "steak" -->${output("")}`,
  );
  expect(faults).toEqual([]);
  expect(stale[0]?.fresh.join("\n")).toContain('"steak" is new after "meat-relationship".');
});
