import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { listeningTerminal } from "../listening-terminal.ts";
import { runFunnel } from "../run-funnel.ts";
import { smallFolder } from "../small-folder.ts";

/** What is said and what a file holds once a command has run on the small funnel, changed as told. */
async function made(
  args: string[],
  {
    file = "funnel.yaml",
    answers = [] as string[],
    changes = [] as Parameters<typeof smallFolder>,
  } = {},
) {
  const folder = smallFolder(...changes);
  const { terminal, printed, errors, asked } = listeningTerminal({ answers });
  const code = await runFunnel(["new", ...args, "--folder", folder], terminal);
  const said = [...printed, ...errors].join("\n").replaceAll(folder, "funnel");
  return { code, said, asked, text: readFileSync(join(folder, file), "utf8") };
}

test("a marketer who adds a question gets it behind another, in its file and in both arms of the flow", async () => {
  const step = [
    "step",
    "single-choice",
    "steak",
    "--after",
    "sleep",
    "--title",
    "Steak: how?",
    "--option",
    "rare=Rare",
    "--option",
    "well-done=Well done",
  ];
  const { code, said, text } = await made(step);
  expect(code).toBe(0);
  expect(said).toMatchInlineSnapshot(`
    "funnel/steps/questions.yaml:28
    steak:
      type: single-choice
      title: "Steak: how?"
      answer: steak
      options:
        rare: Rare
        well-done: Well done

    funnel/funnel.yaml:18
        A: [sleep, steak, thanks]

    funnel/funnel.yaml:19
        B: [thanks, sleep, steak]
    "
  `);
  expect(text).toContain("    A: [sleep, steak, thanks]\n    B: [thanks, sleep, steak]\n");
  const { text: questions } = await made(step, { file: "steps/questions.yaml" });
  expect(questions).toContain(
    "    7-8: { label: 7 to 8 hours, icon: bed }\n\nsteak:\n  type: single-choice\n",
  );
});

test("a step gets a file of its own, which names its schema", async () => {
  const { text } = await made(
    ["step", "message", "pause", "--after", "goals", "--file", "steps/pauses.yaml"],
    { file: "steps/pauses.yaml" },
  );
  expect(text).toBe(
    "# yaml-language-server: $schema=../.schema/steps.json\npause:\n  type: message\n  title: Pause\n",
  );
});

test("remarks stay with what they are about", async () => {
  const changes: Parameters<typeof smallFolder> = [
    [
      "steps/questions.yaml",
      "    fit: Get fit\n",
      "    fit: Get fit # the second\n    # more to come\n\n# about sleep\n",
    ],
    ["funnel.yaml", "  - goals\n", "  - goals # many\n    # of this\n  # here visitors part\n"],
  ];
  const { text } = await made(["step", "message", "pause", "--after", "goals"], {
    file: "steps/questions.yaml",
    changes,
  });
  expect(text).toContain(
    "    # more to come\n\npause:\n  type: message\n  title: Pause\n\n# about sleep\n",
  );
  const { text: flow } = await made(["step", "message", "pause", "--after", "goals"], { changes });
  expect(flow).toContain("  - goals # many\n    # of this\n  - pause\n  # here visitors part\n");
});

test("a marketer who adds an option gets it behind the last, or where it was wanted", async () => {
  const file = "steps/questions.yaml";
  const last = await made(["option", "sleep", "9-10", "9 to 10 hours", "--icon", "sun"], { file });
  expect(last.text).toContain(
    "    7-8: { label: 7 to 8 hours, icon: bed }\n    9-10: { label: 9 to 10 hours, icon: sun }\n",
  );
  const between = await made(["option", "goals", "calm", "Calm: more of it", "--after", "weight"], {
    file,
  });
  expect(between.text).toContain(
    '    weight: Manage weight\n    calm: "Calm: more of it"\n    fit: Get fit\n',
  );
  expect(between.said).toContain("funnel/steps/questions.yaml:18\n");
});

test("an option comes before the first one, and remarks stay with what they are about", async () => {
  const file = "steps/questions.yaml";
  const changes: Parameters<typeof smallFolder> = [
    [
      file,
      "  options:\n    weight: Manage weight\n",
      "  options: # of them all\n    # the first\n    # for long\n    weight: Manage weight # said so\n",
    ],
  ];
  const first = await made(["option", "goals", "calm", "Calm", "--before", "weight"], {
    file,
    changes,
  });
  expect(first.text).toContain(
    "  options: # of them all\n    calm: Calm\n    # the first\n    # for long\n    weight: Manage weight # said so\n    fit: Get fit\n",
  );
  const second = await made(
    ["option", "goals", "calm", "Calm", "--icon", "sun", "--before", "fit"],
    { file, changes },
  );
  expect(second.text).toContain(
    "    weight: Manage weight # said so\n    calm: { label: Calm, icon: sun }\n    fit: Get fit\n",
  );
  const inLine = await made(["option", "start", "other", "For others", "--before", "male"], {
    file,
    changes: [
      [
        file,
        "  options:\n    male: For men\n    female: For women\n",
        "  options: { male: For men, female: For women }\n",
      ],
    ],
  });
  expect(inLine.text).toContain(
    "  options: { other: For others, male: For men, female: For women }\n",
  );
});

test("whoever wants an option before one that is not there, or a step before another, is told what to write", async () => {
  expect((await made(["option", "goals", "calm", "Calm", "--before", "wieght"])).said).toContain(
    '"goals" has no option "wieght". Did you mean "weight"?',
  );
  expect(
    (await made(["option", "goals", "calm", "Calm", "--before", "fit", "--after", "weight"])).said,
  ).toContain("not both.");
  expect((await made(["step", "message", "pause", "--before", "goals"])).said).toContain(
    "--before is for options.",
  );
});

test("an option comes into a list that stands in one line", async () => {
  const changes: Parameters<typeof smallFolder> = [
    [
      "steps/questions.yaml",
      "options:\n    weight: Manage weight\n    fit: Get fit",
      "options: { weight: Less, fit: Fitter }",
    ],
  ];
  const { text } = await made(["option", "goals", "calm", "Calm"], {
    file: "steps/questions.yaml",
    changes,
  });
  expect(text).toContain("options: { weight: Less, fit: Fitter, calm: Calm }\n");
});

test("a marketer who starts an experiment gets even shares and a split in which nothing has changed yet", async () => {
  const { code, text } = await made([
    "experiment",
    "rest",
    "--question",
    "Does sleep sell?",
    "--arms",
    "A,B,C",
    "--split-at",
    "age",
  ]);
  expect(code).toBe(0);
  expect(text).toContain(
    "  rest:\n    question: Does sleep sell?\n    arms: { A: 33.33%, B: 33.33%, C: 33.34% }\nwords:",
  );
  expect(text).toContain("  - split: rest\n    A: [age]\n    B: [age]\n    C: [age]\n  - sales\n");
});

test.each(["A", "A,A"])(
  "a marketer who names one arm alone, as %s, is told that there is nothing to compare",
  async (arms) => {
    const { code, said, text } = await made([
      "experiment",
      "rest",
      "--question",
      "Does sleep sell?",
      "--arms",
      arms,
    ]);
    expect({ code, said }).toEqual({
      code: 2,
      said: expect.stringMatching(/^An experiment compares at least two arms: --arms A,B\.\n/),
    });
    expect(text).not.toContain("rest:");
  },
);

test("the first experiment of a funnel brings its heading along", async () => {
  const args = [
    "experiment",
    "rest",
    "--question",
    "Does sleep sell?",
    "--arms",
    "A,B",
    "--split-at",
    "age",
  ];
  const order =
    "experiments:\n  order:\n    question: Does asking for sleep first help?\n    arms: { A: 50%, B: 50% }\n";
  const split = [
    "funnel.yaml",
    "  - split: order\n    A: [sleep, thanks]\n    B: [thanks, sleep]\n",
    "  - sleep\n  - thanks\n",
  ] as const;
  const without = await made(args, { changes: [["funnel.yaml", order, ""], [...split]] });
  expect(without.text).toContain(
    "  checkout-deadline: 15 s\n\nexperiments:\n  rest:\n    question: Does sleep sell?\n",
  );
  const empty = await made(args, {
    changes: [["funnel.yaml", order, "experiments: {}\n"], [...split]],
  });
  expect(empty.text).toContain(
    "experiments: \n  rest:\n    question: Does sleep sell?\n    arms: { A: 50%, B: 50% }\nwords:",
  );
});

test("whoever leaves something out is asked for it, and told where nobody can be asked", async () => {
  const { code, asked } = await made(["option", "goals"], { answers: ["calm", "Calm"] });
  expect({ code, asked }).toEqual({
    code: 0,
    asked: ["Say the value that is stored: ", "Say the label that visitors read: "],
  });
  expect(await made(["option", "goals"])).toMatchObject({
    code: 2,
    said: expect.stringMatching(/^Say the value that is stored\.\n/),
  });
});

test("nothing is written that would break the funnel", async () => {
  const broken = await made(["step", "sales", "again", "--after", "goals"], {
    file: "steps/questions.yaml",
  });
  expect(broken.code).toBe(1);
  expect(broken.said).toMatch(
    /^This would break the funnel\.[\s\S]+leads out of the funnel[\s\S]+So nothing was written\.$/,
  );
  expect(broken.text).not.toContain("again");
  expect((await made(["option", "goals", "fit", "Fit"])).said).toContain(
    "stands in this block already",
  );
  expect((await made(["option", "gaols", "a", "B"])).said).toContain(
    '"gaols" is no step. Did you mean "goals"?',
  );
  expect((await made(["step", "mesage", "a", "--after", "goals"])).said).toContain(
    'Did you mean "message"?',
  );
  expect(
    (await made(["experiment", "a", "--question", "b", "--arms", "A,B", "--split-at", "gaols"]))
      .said,
  ).toContain('The flow has no step "gaols"');
});
