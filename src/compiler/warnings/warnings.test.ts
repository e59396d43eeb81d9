import { describe, expect, test } from "vitest";
import { readAssets, readFunnelFolder } from "#tools/cli/funnel-folder/funnel-folder.ts";
import { sampleFunnel } from "#tools/test-env/put-sample-funnel.ts";
import { compileFunnel } from "../compile.ts";
import { diagnosticLine } from "../diagnostics/diagnostic.ts";
import { experimentMessages, reachabilityMessages } from "../diagnostics/messages/flow.ts";
import { formatReport } from "../small-funnel.fixtures.ts";
import { listWarnings } from "./warnings.fixtures.ts";
import { findWarnings } from "./warnings.ts";

const fitAs = (option: object) => ({ steps: { goals: { options: { fit: option } } } });
const goals = (override: object) => ({ steps: { goals: { instead: [override] } } });
const thanks = (when: object) => ({ steps: { thanks: { when } } });

/** The small funnel with another experiment. */
const words = (fields: object = {}) => ({
  experiments: {
    words: { question: "Which words?", arms: { A: "50%", B: "50%" }, ...fields },
  },
});
const inArms = (...arms: string[]) => ({ arm: { words: arms } });

describe("findWarnings", () => {
  test("returns nothing when every part of a funnel has an effect", () => {
    expect(listWarnings()).toBe("nothing");
    expect(
      listWarnings(
        fitAs({ label: "Fit", when: { gender: "male" } }),
        goals({ when: { arm: { order: "B" } }, title: "Other" }),
      ),
    ).toBe("nothing");
  });

  test.each([
    [
      "an option",
      fitAs({ label: "Fit", when: { gender: ["male", "female"] } }),
      "questions.yaml:19:24",
    ],
    [
      "an override",
      goals({ when: { arm: { order: ["A", "B"] } }, title: "Other" }),
      "questions.yaml:21:9",
    ],
    [
      "a step",
      thanks({ any: [{ gender: "male" }, { gender: { not: "male" } }] }),
      "pages.yaml:4:3",
    ],
  ])("reports a condition of %s that always holds", (_, change, position) => {
    expect(listWarnings(change)).toBe(
      formatReport(`steps/${position}`, reachabilityMessages.alwaysHolds),
    );
  });

  test("reports a condition on an arm when its step is only in that arm", () => {
    const split = { split: "order", A: ["sleep", "thanks"], B: ["sleep"] };
    const onlyInA = { flow: ["start", "goals", split, "age", "sales"] };
    expect(listWarnings(onlyInA, thanks({ arm: { order: "A" } }))).toBe(
      formatReport("steps/pages.yaml:4:3", reachabilityMessages.alwaysHolds),
    );
  });

  test.each([
    ["an override", goals({ when: inArms("B"), title: "Other" })],
    ["an option", fitAs({ label: "Fit", when: { arm: { words: { not: "A" } } } })],
    ["a step", thanks(inArms("B"))],
  ])("counts a condition of %s on an arm as using the experiment", (_, change) => {
    expect(listWarnings(words(), change)).toBe("nothing");
  });

  const three = { arms: { A: "40%", B: "30%", C: "30%" } };
  test.each([
    ["both arms, if an override changes nothing", words(), ["B"], "Your goals", ["A", "B"]],
    ["two of three arms without an override", words(three), ["B"], "Other", ["A", "C"]],
    ["two of three arms with the same override", words(three), ["B", "C"], "Other", ["B", "C"]],
  ])("reports %s", (_, experiment, arms, title, same) => {
    expect(listWarnings(experiment, goals({ when: inArms(...arms), title }))).toBe(
      formatReport(
        "funnel.yaml:10:3",
        experimentMessages.sameArms({ experiment: "words", arms: same }),
      ),
    );
  });

  test("accepts arms that differ only for some visitors", () => {
    const men = { ...inArms("B"), gender: "male" };
    expect(listWarnings(words(), goals({ when: men, title: "Other" }))).toBe("nothing");
  });

  test("reports parts that no one sees after an experiment ends, but not its equal arms", () => {
    const ended = words({ winner: "A" });
    const ofB = [
      goals({ when: inArms("B"), title: "Other" }),
      fitAs({ label: "Fit", when: inArms("B") }),
    ];
    expect(listWarnings(ended, ...ofB)).toBe(
      [
        formatReport("steps/questions.yaml:19:24", experimentMessages.onlyForLosingArm),
        formatReport("steps/questions.yaml:21:9", experimentMessages.onlyForLosingArm),
      ].join("\n"),
    );
    expect(listWarnings(ended, goals({ when: inArms("A"), title: "Other" }))).toBe("nothing");
  });

  test("accepts options with the same label if each is for different visitors", () => {
    const options = {
      weight: { label: "Feel better", when: { gender: "male" } },
      fit: { label: "Feel better", when: { gender: { not: "male" } } },
    };
    expect(listWarnings({ steps: { goals: { options } } })).toBe("nothing");
  });
});

const warnTitle = (title: string) => listWarnings({ steps: { goals: { title } } });

describe("warnings about copy marks and waits", () => {
  test.each([
    "Todo sobre la carne",
    "Hours < 5 & minutes > 5",
    "R&D; and the rest",
    "One moment...",
    "What? Really??",
    "Price* and terms**",
    "Sizes S to XXL",
    "Choose [one] (or more)",
  ])("accept %j, which only looks unfinished or marked up", (title) => {
    expect(warnTitle(title)).toBe("nothing");
  });

  test.each([
    ["TBD", '"TBD" looks unfinished'],
    ["todo", '"todo" looks unfinished'],
    ["xxx", '"xxx" looks unfinished'],
    ["Your goals: TODO ask Ann", "looks unfinished"],
    ["Eat <br/>more", "Write: Eat more."],
    ["100&#37; meat", "Write: 100% meat."],
    ["__Your__ goals", "Write: Your goals."],
    ["Less &foo; more", "Remove it."],
  ])("report %j in a headline", (title, words) => {
    expect(warnTitle(title)).toContain(words);
  });

  test("accept waits that are slow but sensible", () => {
    expect(listWarnings({ timings: { "auto-advance": "10 s", "checkout-deadline": "60 s" } })).toBe(
      "nothing",
    );
  });
});

const files = readFunnelFolder(sampleFunnel);
const assets = readAssets(sampleFunnel);

/** The warnings about the sample funnel with other milestones on its results curve. */
function warningsWith(milestones: string): string[] {
  const plan = files["steps/plan.yaml"] ?? "";
  const changed = plan.replace(/ +- \{ day: 7,.*\n +- \{ day: 21,.*\n/, milestones);
  expect(changed).not.toBe(plan);
  const funnel = compileFunnel({ ...files, "steps/plan.yaml": changed }, assets);
  if (Array.isArray(funnel)) throw new Error(funnel.map(diagnosticLine).join("\n"));
  return findWarnings(funnel, assets).map(diagnosticLine);
}

describe("overlaps", () => {
  test("reports the second of two milestones on the same day", () => {
    expect(
      warningsWith(
        "      - { day: 7, text: More energy }\n      - { day: 7, text: Less hunger }\n",
      ),
    ).toEqual([
      'funnel/steps/plan.yaml:87:16  Day 7 already has "More energy", and this would be drawn over it. Give it another day.',
    ]);
  });

  test("accepts milestones on different days, or on the same day for different visitors", () => {
    expect(
      warningsWith(
        "      - { day: 7, text: More energy }\n      - { day: 8, text: Less hunger }\n",
      ),
    ).toEqual([]);
    const forSome = (gender: string, text: string) =>
      `      - { day: 7, text: ${text}, when: { gender: ${gender} } }\n`;
    expect(warningsWith(forSome("male", "More energy") + forSome("female", "Less hunger"))).toEqual(
      [],
    );
  });
});
