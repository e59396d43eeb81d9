import { describe, expect, test } from "vitest";
import { flowMessages } from "../diagnostics/messages/flow.ts";
import { branch, formatReport, listDiagnostics } from "../small-funnel.fixtures.ts";

const split = { split: "order", A: ["sleep", "thanks"], B: ["thanks", "sleep"] };
const twice = (step: string) => flowMessages.stepTwiceOnPath({ step });

/** The small funnel with the message "extra" before and after the question about age. */
const extraTwice = (one: unknown, other: unknown) => ({
  flow: ["start", "goals", split, branch(one, ["extra"]), "age", branch(other, ["extra"]), "sales"],
  steps: { extra: { type: "message", title: "Extra" } },
});

describe("routesUsedTwice", () => {
  test("reports a step that is used again after an arm that contains it", () => {
    expect(listDiagnostics({ flow: ["start", "goals", split, "thanks", "age", "sales"] })).toBe(
      formatReport("funnel.yaml:20:5", twice("thanks")),
    );
  });

  test("lets two arms share a route", () => {
    const other = { type: "message", title: "Thanks a lot", route: "/thanks" };
    const arms = { ...split, B: ["thanks-2", "sleep"] };
    expect(
      listDiagnostics({
        flow: ["start", "goals", arms, "age", "sales"],
        steps: { "thanks-2": other },
      }),
    ).toBe("nothing");
  });

  test("lets a step come early in one arm and late in the other", () => {
    const [early, late] = [
      { ...split, B: [] },
      { ...split, A: [] },
    ];
    expect(listDiagnostics({ flow: ["start", "goals", early, "age", late, "sales"] })).toBe(
      "nothing",
    );
  });

  test("lets branches share a step when they exclude each other", () => {
    expect(listDiagnostics(extraTwice({ gender: "male" }, { gender: "female" }))).toBe("nothing");
  });

  test("reports a step in branches that don't exclude each other", () => {
    expect(listDiagnostics(extraTwice({ gender: "male" }, { goals: { has: "fit" } }))).toBe(
      formatReport("funnel.yaml:24:13", twice("extra")),
    );
  });
});
