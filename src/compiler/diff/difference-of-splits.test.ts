import { describe, expect, test } from "vitest";
import { branch, smallFunnel } from "#compiler/small-funnel.fixtures.ts";
import { describeChanges } from "./difference.fixtures.ts";

const order = { split: "order", A: ["sleep", "thanks"], B: ["thanks", "sleep"] };
const first = (arms: Record<string, string[]>) => ({ split: "first", ...arms });

/** The small funnel with a different item in place of its goals. */
const flow = (...items: unknown[]) =>
  smallFunnel({ flow: ["start", ...items, order, "age", "sales"] });

describe("diff of splits", () => {
  test("keeps a step for everyone if it moves into every arm of a new split", () => {
    const split = flow(first({ A: ["goals"], B: ["goals"] }));
    expect(describeChanges(split)).toMatchInlineSnapshot(
      `"flow: There's a new "first" split. Every arm has "goals"."`,
    );
    expect(describeChanges(flow("goals"), split)).toMatchInlineSnapshot(
      `"flow: The "first" split was removed. Every arm had "goals"."`,
    );
  });

  test("reports what differs between the arms of a new split", () => {
    expect(
      describeChanges(flow(first({ A: ["goals"], B: ["goals", "extra"] }))),
    ).toMatchInlineSnapshot(`
      "flow: "extra" was added after "goals" in arm "B" of "first".
      flow: There's a new "first" split. Every arm has "goals"."
    `);
  });

  test("keeps a step for everyone if it moves into both lists of a branch", () => {
    expect(
      describeChanges(flow(branch({ gender: "male" }, ["goals"], ["goals"]))),
    ).toMatchInlineSnapshot(
      `"flow: There's a new "gender is male" branch. Both of its lists have "goals"."`,
    );
  });

  test("reports a step in two of three arms once, with its arms", () => {
    const split = flow(first({ A: ["goals"], B: ["goals"], C: [] }));
    expect(describeChanges(split)).toMatchInlineSnapshot(`
      "flow: "goals" is now shown only in arms "A" and "B" of "first". Before, it was shown to everyone.
      flow: There's a new "first" split."
    `);
    expect(describeChanges(flow("goals"), split)).toMatchInlineSnapshot(`
      "flow: "goals" is now shown to everyone. Before, it was shown only in arms "A" and "B" of "first".
      flow: The "first" split was removed."
    `);
  });

  test("reports a step that moves into every arm of an existing split", () => {
    const arms = { A: ["goals", ...order.A], B: ["goals", ...order.B] };
    const inside = smallFunnel({ flow: ["start", { ...order, ...arms }, "age", "sales"] });
    expect(describeChanges(inside)).toMatchInlineSnapshot(
      `"flow: "goals" is now in every arm of the "order" split. The same visitors see it."`,
    );
    expect(describeChanges(smallFunnel(), inside)).toMatchInlineSnapshot(
      `"flow: "goals" is now outside the "order" split. The same visitors see it."`,
    );
  });
});
