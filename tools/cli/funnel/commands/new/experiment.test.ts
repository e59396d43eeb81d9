import { describe, expect, test } from "vitest";
import { runNew } from "./new.fixtures.ts";

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
