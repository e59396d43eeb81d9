import { describe, expect, test } from "vitest";
import type { tempFunnel } from "../../temp-funnel.fixtures.ts";
import { runNew } from "./new.fixtures.ts";

describe("funnel new", () => {
  test("asks for missing arguments or names them", async () => {
    const { code, asked } = await runNew(["option", "goals"], { answers: ["calm", "Calm"] });
    expect({ code, asked }).toEqual({
      code: 0,
      asked: ["Enter the value to store: ", "Enter the label that visitors read: "],
    });
    expect(await runNew(["option", "goals"])).toMatchObject({
      code: 2,
      said: expect.stringMatching(/^This command needs the value to store\.\n/),
    });
  });

  test("writes nothing that would break the funnel", async () => {
    const broken = await runNew(["step", "sales", "again", "--after", "goals"], {
      file: "steps/questions.yaml",
    });
    expect(broken.code).toBe(1);
    expect(broken.said).toMatch(
      /^This change would cause errors\.[\s\S]+leads out of the funnel[\s\S]+Nothing was written\.$/,
    );
    expect(broken.text).not.toContain("again");
    expect((await runNew(["option", "goals", "fit", "Fit"])).said).toContain(
      "is already in this block",
    );
    expect((await runNew(["option", "gaols", "a", "B"])).said).toContain(
      'Unknown step "gaols". Did you mean "goals"?',
    );
    expect((await runNew(["step", "mesage", "a", "--after", "goals"])).said).toContain(
      'Did you mean "message"?',
    );
    expect(
      (await runNew(["experiment", "a", "--question", "b", "--arms", "A,B", "--split-at", "gaols"]))
        .said,
    ).toContain('The flow has no step "gaols"');
  });
});

describe("funnel new step", () => {
  test("adds a step to its file and to both arms", async () => {
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
    const { code, said, text } = await runNew(step);
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
    const { text: questions } = await runNew(step, { file: "steps/questions.yaml" });
    expect(questions).toContain(
      "    7-8: { label: 7 to 8 hours, icon: bed }\n\nsteak:\n  type: single-choice\n",
    );
  });

  test("creates a file that names its schema", async () => {
    const { text } = await runNew(
      ["step", "message", "pause", "--after", "goals", "--file", "steps/pauses.yaml"],
      { file: "steps/pauses.yaml" },
    );
    expect(text).toBe(
      "# yaml-language-server: $schema=../.schema/steps.json\npause:\n  type: message\n  title: Pause\n",
    );
  });

  test("keeps comments with the lines they describe", async () => {
    const changes: Parameters<typeof tempFunnel> = [
      [
        "steps/questions.yaml",
        "    fit: Get fit\n",
        "    fit: Get fit # the second\n    # more to come\n\n# about sleep\n",
      ],
      ["funnel.yaml", "  - goals\n", "  - goals # many\n    # of this\n  # here visitors part\n"],
    ];
    const { text } = await runNew(["step", "message", "pause", "--after", "goals"], {
      file: "steps/questions.yaml",
      changes,
    });
    expect(text).toContain(
      "    # more to come\n\npause:\n  type: message\n  title: Pause\n\n# about sleep\n",
    );
    const { text: flow } = await runNew(["step", "message", "pause", "--after", "goals"], {
      changes,
    });
    expect(flow).toContain("  - goals # many\n    # of this\n  - pause\n  # here visitors part\n");
  });
});

describe("funnel new experiment", () => {
  test("adds even shares and a split without effect", async () => {
    const { code, text } = await runNew([
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
    expect(text).toContain(
      "  - split: rest\n    A: [age]\n    B: [age]\n    C: [age]\n  - sales\n",
    );
  });

  test.each(["A", "A,A"])("refuses fewer than two different arms: %s", async (arms) => {
    const { code, said, text } = await runNew([
      "experiment",
      "rest",
      "--question",
      "Does sleep sell?",
      "--arms",
      arms,
    ]);
    expect({ code, said }).toEqual({
      code: 2,
      said: expect.stringMatching(
        /^An experiment needs at least two different arms: --arms A,B\.\n/,
      ),
    });
    expect(text).not.toContain("rest:");
  });

  test("adds a missing heading", async () => {
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
    const without = await runNew(args, { changes: [["funnel.yaml", order, ""], [...split]] });
    expect(without.text).toContain(
      "  checkout-deadline: 15 s\n\nexperiments:\n  rest:\n    question: Does sleep sell?\n",
    );
    const empty = await runNew(args, {
      changes: [["funnel.yaml", order, "experiments: {}\n"], [...split]],
    });
    expect(empty.text).toContain(
      "experiments: \n  rest:\n    question: Does sleep sell?\n    arms: { A: 50%, B: 50% }\nwords:",
    );
  });
});
