import { describe, expect, test } from "vitest";
import { buildPlan } from "../build-plan.ts";
import { copyMessages, pictureMessages } from "../diagnostics/messages/copy.ts";
import { schemaMessages } from "../diagnostics/messages/files.ts";
import { reachabilityMessages } from "../diagnostics/messages/flow.ts";
import {
  answerMessages,
  conditionMessages,
  overrideMessages,
  stepMessages,
} from "../diagnostics/messages/steps.ts";
import { listIcons, listImages } from "../model/shown-pictures.ts";
import {
  branch,
  compileValid,
  createFlow,
  formatReport,
  listDiagnostics,
} from "../small-funnel.fixtures.ts";

const men = { gender: "male" };
const nobody = { gender: "male", all: [{ gender: "female" }] };
const inArmB = { arm: { order: "B" } };
const notYet = answerMessages.notAskedYet({ answer: "age" });

/** The small funnel with these overrides of "goals". */
const goals = (...instead: unknown[]) => ({ steps: { goals: { instead } } });

/** The overrides in the plan of a valid funnel. */
const buildPlanned = (...changes: Parameters<typeof compileValid>) =>
  buildPlan(compileValid(...changes), (image) => image).steps.goals?.$overrides;

describe("an override", () => {
  test("can change a headline in one arm, and the plan contains only the difference", () => {
    expect(buildPlanned(goals({ when: inArmB, title: "What drives you?" }))).toEqual([
      { $when: { experiment: "order", arm: "B" }, title: "What drives you?" },
    ]);
  });

  test("can change an option's label, name an icon, and add an option for some visitors", () => {
    const options = {
      fit: { icon: "moon" },
      strong: "Get strong",
      calm: { label: "Calm", when: inArmB },
    };
    expect(buildPlanned(goals({ when: men, options }))).toEqual([
      {
        $when: { answer: "gender", is: "male" },
        options: {
          fit: { icon: { icon: "moon" } },
          strong: { label: "Get strong" },
          calm: { label: "Calm", $when: { experiment: "order", arm: "B" } },
        },
      },
    ]);
  });

  test("can add an option that a condition refers to", () => {
    const strong = goals({ when: men, options: { strong: "Get strong" } });
    const onStrong = createFlow(branch({ goals: { has: "strong" } }, ["extra"]));
    const extra = { type: "message", title: "Extra" };
    expect(listDiagnostics(strong, onStrong, { steps: { extra } })).toBe("nothing");
  });

  test("can't be in an empty list", () => {
    expect(listDiagnostics(goals())).toBe(
      formatReport("steps/questions.yaml:21:5", overrideMessages.form),
    );
  });

  test.each([
    ["Yours", "7", overrideMessages.form],
    [{ when: "male", title: "Yours" }, "15", conditionMessages.form],
    [
      { when: nobody, title: "Yours" },
      "9",
      reachabilityMessages.partNeverShown({ reason: undefined }),
    ],
    [{ when: { age: { atLeast: 50 } }, title: "Yours" }, "17", notYet],
    [{ when: men, title: "Yours at {age|any age}" }, "50", notYet],
    [{ when: men, title: "A } brace" }, "40", copyMessages.looseBraceInStep],
    [
      { when: men, title: "{gendre|you}" },
      "41",
      answerMessages.unknownAnswer({ answer: "gendre", meant: "gender" }),
    ],
    [
      { when: men, title: 7 },
      "40",
      schemaMessages.unquotedText({ name: '"title"', kind: "text", text: "7" }),
    ],
    [
      { when: men, options: { fit: { lable: "Fit" } } },
      "51",
      schemaMessages.mistypedField({ field: "lable", meant: "label" }),
    ],
    [
      { when: men, options: { fit: { icon: "mooon" } } },
      "57",
      pictureMessages.unknownIcon({ icon: "mooon", meant: "moon" }),
    ],
    [
      { when: men, options: { new: { icon: "moon" } } },
      "44",
      schemaMessages.missing({ name: '"label"' }),
    ],
  ])("is reported at its own fields: %j", (override, column, message) => {
    expect(listDiagnostics(goals(override))).toBe(
      formatReport(`steps/questions.yaml:21:${column}`, message),
    );
  });

  test.each(["type", "answer", "route", "sensitivity", "instead"])("can't change %s", (field) => {
    expect(listDiagnostics(goals({ when: men, [field]: "other" }))).toBe(
      formatReport("steps/questions.yaml:21:33", overrideMessages.fixedField({ field })),
    );
  });

  test("can't conflict with another one for the same visitors", () => {
    expect(listDiagnostics(goals({ when: men, min: 2 }, { when: inArmB, max: 1 }))).toBe(
      formatReport(
        "steps/questions.yaml:13:1",
        stepMessages.conflictingOverrides({
          situation: "gender is male and the visitor is in arm B of order",
          conflict: "No one can choose at least 2 and at most 1. Change one of the two.",
        }),
      ),
    );
  });

  test("is reported if an option's condition excludes that of the override", () => {
    const options = { fit: { label: "Fit", when: { gender: "female" } } };
    expect(listDiagnostics(goals({ when: men, options }))).toBe(
      formatReport(
        "steps/questions.yaml:21:63",
        reachabilityMessages.partNeverShown({ reason: undefined }),
      ),
    );
  });

  test.each([
    [
      { answer: "slepHours" },
      answerMessages.unknownAnswer({ answer: "slepHours", meant: "sleepHours" }),
    ],
    [
      { answer: "goals", values: ["fit", "fat"] },
      answerMessages.unknownValue({
        value: "fat",
        answer: "goals",
        values: ["weight", "fit"],
        meant: "fit",
      }),
    ],
  ])("is checked for errors in the answers that it reads: %j", (fields, message) => {
    const recap = { lines: [{ icon: "moon", label: "Sleep", ...fields }] };
    expect(listDiagnostics({ steps: { sales: { instead: [{ when: men, recap }] } } })).toMatch(
      message,
    );
  });

  test("adds the pictures and icons that only it shows", () => {
    const points = [{ icon: "sun", text: "Warm" }];
    const funnel = compileValid({
      steps: { start: { instead: [{ when: inArmB, hero: "body-male", points }] } },
    });
    expect(listImages(funnel)).toEqual(["body-male", "hero"]);
    expect(listIcons(funnel)).toEqual(["bed", "moon", "sun"]);
  });

  test("is checked for unknown pictures", () => {
    expect(
      listDiagnostics({ steps: { start: { instead: [{ when: inArmB, hero: "hreo" }] } } }),
    ).toMatch(pictureMessages.unknownPicture({ picture: "hreo", meant: "hero" }));
  });
});
