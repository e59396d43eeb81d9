import { describe, expect, test } from "vitest";
import { armViews } from "#compiler/paths/arm-views.ts";
import type { FunnelFiles } from "#compiler/read/read-funnel.ts";
import { createRecorderPlan } from "#compiler/recorder-plan.ts";
import { findReportedPlaces } from "#compiler/reported-places.ts";
import { realFunnel, realPlan } from "../support/real-plan.ts";
import {
  buildTree,
  compileOrThrow,
  compilePlan,
  createFunnel,
  message,
  question,
} from "./create-funnel.fixtures.ts";
import { flowShapes } from "./flow-shapes.fixtures.ts";

const HALVES = "{ x: { question: Which?, arms: { A: 50%, B: 50% } } }";
const NONE = "sensitivity: none";
const PERSONAL = "sensitivity: personal";

/** The places that aren't reported as themselves, in a flow between an entrance and a sales page. */
const findReported = (flow: string, ...steps: string[]) =>
  findReportedPlaces(
    compileOrThrow(createFunnel({ flow: `start, ${flow}, sales`, steps, experiments: HALVES })),
  );

const split = "{ split: x, A: [arm-a], B: [arm-b] }";
const arms = [message("arm-a"), message("arm-b")];

describe("findReportedPlaces", () => {
  test("hides what a health answer decides, and both sides of it", () => {
    expect(
      findReported(
        "ill, { when: { ill: yes }, then: [advice, more], else: [praise] }",
        question("ill"),
        ...["advice", "more", "praise"].map(message),
      ),
    ).toEqual({ advice: ["ill"], more: ["ill"], praise: ["ill"] });
  });

  test("takes an answer for one about health unless the step says otherwise", () => {
    for (const [more, hidden] of [
      ["sensitivity: health", { advice: ["ill"] }],
      [PERSONAL, {}],
      [NONE, {}],
    ] as const)
      expect(
        findReported(
          "ill, { when: { ill: yes }, then: [advice] }",
          question("ill", ["yes", "no"], { more }),
          message("advice"),
        ),
      ).toEqual(hidden);
  });

  test("hides a step with a condition of its own, however deep it is", () => {
    expect(
      findReported(
        `ill, city, ${split}, { when: { city: yes }, then: [in-city, { split: x, A: [advice], B: [] }] }`,
        question("ill"),
        question("city", ["yes", "no"], { more: NONE }),
        "in-city: { type: message, title: In the city }",
        "advice: { type: message, title: Advice, when: { not: { ill: no } } }",
        ...arms,
      ).advice,
    ).toEqual(["in-city"]);
  });

  test("reports it as what each visitor saw before, if arms rejoin", () => {
    expect(
      findReported(
        `ill, ${split}, { when: { ill: yes }, then: [advice] }`,
        question("ill"),
        message("advice"),
        ...arms,
      ),
    ).toEqual({ advice: ["arm-a", "arm-b"] });
  });

  test("reports arms, and steps that other answers decide", () => {
    expect(
      findReported(
        `city, ${split}, { when: { city: yes }, then: [advice] }`,
        question("city", ["yes", "no"], { more: NONE }),
        message("advice"),
        ...arms,
      ),
    ).toEqual({});
  });

  test("hides what an answer decides that only some visitors are asked, because they are ill", () => {
    expect(
      findReported(
        "ill, { when: { ill: yes }, then: [city] }, { when: { city: yes }, then: [advice] }",
        question("ill"),
        question("city", ["yes", "no"], { more: NONE }),
        message("advice"),
      ),
    ).toEqual({ city: ["ill"], advice: ["ill"] });
  });

  test("hides what an option decides that only some visitors can choose, because they are ill", () => {
    expect(
      findReported(
        "ill, city, { when: { city: yes }, then: [advice] }",
        question("ill"),
        question("city", ["yes", "no", "maybe"], {
          more: NONE,
          options: { yes: "{ when: { ill: yes }, label: Yes }" },
        }),
        message("advice"),
      ),
    ).toEqual({ advice: ["city"] });
  });
});

describe("createRecorderPlan", () => {
  test("names what visitors can reach, and nothing that they read or answer", () => {
    const files = createFunnel({
      flow: "start, ill, { when: { ill: yes }, then: [sales], else: [other] }",
      steps: [question("ill"), "other: { type: sales, title: Your plan }"],
      experiments: HALVES,
    });
    expect(createRecorderPlan(compileOrThrow(files), compilePlan(files))).toEqual({
      version: compilePlan(files).version,
      entry: "start",
      reported: { sales: ["ill"], other: ["ill"] },
      ends: ["ill"],
      quiet: ["sales", "other"],
      experiments: ["x"],
    });
  });

  test("leaves out experiments that are over", () => {
    const files = createFunnel({
      flow: `start, ${split}, sales`,
      steps: arms,
      experiments: "{ x: { question: Which?, arms: { A: 50%, B: 50% }, winner: B } }",
    });
    expect(createRecorderPlan(compileOrThrow(files), compilePlan(files)).experiments).toEqual([]);
  });

  test("knows every place of the real funnel, and reports only some in place of others", () => {
    const { reported, quiet, ends } = createRecorderPlan(realFunnel(), realPlan());
    const places = Object.keys(realPlan().steps);
    expect(places).toEqual(expect.arrayContaining([...quiet, ...ends]));
    for (const [place, others] of Object.entries(reported)) {
      expect(places).toEqual(expect.arrayContaining([place, ...others]));
      expect(others.filter((other) => other in reported)).toEqual([]);
    }
  });
});

/** `A: start q-1* sales`, with a star after steps that aren't the same in every arm. */
function views(files: FunnelFiles | undefined): string[] {
  return Object.entries(armViews(compilePlan(files ?? {}), buildTree(files ?? {}))).flatMap(
    ([id, arms]) =>
      arms.map(
        ({ arm, share, steps }) =>
          `${id} ${arm} ${share}%: ${steps.map(({ place, differs }) => `${place}${differs ? "*" : ""}`).join(" ")}`,
      ),
  );
}

describe("arm views", () => {
  test("shows what only one arm has", () => {
    expect(views(flowShapes["arms of one step and of none"])).toEqual([
      "x A 50%: start sales",
      "x B 50%: start q-1* sales",
    ]);
  });

  test("marks the same steps in another order, and no more of them than necessary", () => {
    expect(views(flowShapes["the same step in both arms"])).toEqual([
      "x A 50%: start q-1* q-2 sales",
      "x B 50%: start q-2~2 q-1~2* sales",
    ]);
  });

  test("marks a step that only has other text in one arm", () => {
    expect(views(flowShapes["other words in an arm"])).toEqual([
      "x A 50%: start q-1* sales",
      "x B 50%: start q-1* sales",
    ]);
  });

  test("shows only the winner of a finished experiment, for everyone", () => {
    expect(views(flowShapes["an experiment that is over"])).toEqual(["x B 100%: start q-2 sales"]);
  });
});
