import { describe, expect, test } from "vitest";
import { createRecorderPlan } from "#compiler/recorder-plan.ts";
import { findReportedPlaces } from "#compiler/reported-places.ts";
import { realFunnel, realPlan } from "../support/real-plan.ts";
import {
  compileOrThrow,
  compilePlan,
  createFunnel,
  message,
  question,
} from "./create-funnel.fixtures.ts";

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
