import { describe, expect, test } from "vitest";
import { buildPlan } from "./build-plan.ts";
import { listIcons, listImages, listProgramImages } from "./model/shown-pictures.ts";
import { branch, type Change, compileValid } from "./small-funnel.fixtures.ts";
import { smallProgram } from "./small-program.fixtures.ts";

const split = { split: "order", A: ["sleep", "thanks"], B: ["thanks", "sleep"] };

/** The small funnel with a branch before the question about age, which may lead to "extra". */
const withBranch = (item: unknown): Change => ({
  flow: ["start", "goals", split, item, "age", "sales"],
  steps: { extra: { type: "message", title: "Extra" } },
});

function buildPlanned(...changes: Change[]) {
  return buildPlan(compileValid(...changes), (image) => `/images/${image}.svg`);
}

describe("buildPlan", () => {
  test("gives each arm of a split its own places and rejoins them after it", () => {
    const { entry, next, forks } = buildPlanned();
    expect(entry).toBe("start");
    expect(next).toMatchInlineSnapshot(`
    {
      "age": "sales",
      "goals": "fork:1",
      "sleep": "thanks",
      "sleep~2": "age",
      "start": "goals",
      "thanks": "age",
      "thanks~2": "sleep~2",
    }
  `);
    expect(forks).toMatchInlineSnapshot(`
    {
      "fork:1": [
        {
          "to": "sleep",
          "when": {
            "arm": "A",
            "experiment": "order",
          },
        },
        {
          "to": "thanks~2",
          "when": {
            "arm": "B",
            "experiment": "order",
          },
        },
      ],
    }
  `);
  });

  test("gives a step in both arms two places with the same fields", () => {
    const { steps } = buildPlanned();
    expect(Object.keys(steps)).toEqual([
      "start",
      "goals",
      "sleep",
      "thanks",
      "thanks~2",
      "sleep~2",
      "age",
      "sales",
    ]);
    expect(steps["sleep~2"]).toEqual(steps.sleep);
    expect(steps["thanks~2"]?.id).toBe("thanks");
  });

  test("numbers only the steps that ask a question", () => {
    const { steps, total } = buildPlanned();
    const numbers = Object.entries(steps).map(([place, step]) => `${place} ${step.number ?? "-"}`);
    expect(numbers).toEqual([
      "start -",
      "goals 1",
      "sleep 2",
      "thanks -",
      "thanks~2 -",
      "sleep~2 2",
      "age 3",
      "sales -",
    ]);
    expect(total).toBe(3);
  });

  test("keeps the total for visitors who skip a question in their branch", () => {
    const short = { ...split, B: ["thanks"] };
    const { steps, total } = buildPlanned({ flow: ["start", "goals", short, "age", "sales"] });
    expect([steps.age?.number, total]).toEqual([3, 3]);
  });

  test("continues after a fork when its branch is empty", () => {
    const { next, forks } = buildPlanned(withBranch(branch({ gender: "male" }, ["extra"])));
    expect(forks["fork:2"]).toEqual([
      { when: { answer: "gender", is: "male" }, to: "extra" },
      { when: { not: { answer: "gender", is: "male" } }, to: "age" },
    ]);
    expect([next.thanks, next["sleep~2"], next.extra]).toEqual(["fork:2", "fork:2", "age"]);
  });

  test("lets one fork lead directly to another", () => {
    const inner = branch({ goals: { has: "fit" } }, ["extra"]);
    const { forks } = buildPlanned(withBranch(branch({ gender: "male" }, [inner])));
    expect(forks["fork:2"]?.map(({ to }) => to)).toEqual(["fork:3", "age"]);
    expect(forks["fork:3"]?.map(({ to }) => to)).toEqual(["extra", "age"]);
  });

  test("uses the funnel's word for Continue unless the step has its own", () => {
    const { steps } = buildPlanned({ steps: { thanks: { continue: "You are welcome" } } });
    expect([steps.thanks?.continue, steps.goals?.continue]).toEqual([
      "You are welcome",
      "Continue",
    ]);
  });

  test("includes every picture and icon that some answer can show", () => {
    const funnel = compileValid({ steps: { thanks: { image: "body-{gender|male}" } } });
    expect(listImages(funnel)).toEqual(["body-female", "body-male", "hero"]);
    expect(listIcons(funnel)).toEqual(["bed", "moon"]);
    expect(buildPlan(funnel, (image) => `/${image}`).images).toEqual({
      "body-female": "/body-female",
      "body-male": "/body-male",
      hero: "/hero",
    });
  });

  test("keeps the program's pictures out of the plan and lists each of them once", () => {
    const funnel = compileValid(...smallProgram);
    expect(listProgramImages(funnel)).toEqual(["body-male", "hero"]);
    expect(buildPlan(funnel, (image) => `/${image}`)).toEqual(
      buildPlan(compileValid(), (image) => `/${image}`),
    );
    expect(listProgramImages(compileValid())).toEqual([]);
  });

  test("gives the same funnel the same version, no matter where its pictures are served", () => {
    const { version } = buildPlanned();
    expect(version).toMatch(/^[0-9a-f]{12}$/);
    expect(buildPlanned().version).toBe(version);
    expect(buildPlan(compileValid(), (image) => `https://cdn.example/${image}`).version).toBe(
      version,
    );
  });

  test.each<[string, Change]>([
    ["copy", { steps: { thanks: { title: "Thanks a lot" } } }],
    ["an option", { steps: { goals: { options: { fit: undefined, fitter: "Get fit" } } } }],
    ["a timing", { timings: { "auto-advance": "400 ms" } }],
    ["the order", { flow: ["start", "goals", { ...split, A: split.B }, "age", "sales"] }],
    ["a share", { experiments: { order: { arms: { A: "60%", B: "40%" } } } }],
    ["the price", { offer: { price: "$10.00" } }],
  ])("changes the version when %s changes", (_, change) => {
    expect(buildPlanned(change).version).not.toBe(buildPlanned().version);
  });

  test("is plain data that survives JSON", () => {
    const plan = buildPlanned();
    expect(JSON.parse(JSON.stringify(plan))).toEqual(plan);
  });
});
