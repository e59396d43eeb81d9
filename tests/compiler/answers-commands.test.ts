import { execFileSync } from "node:child_process";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import type { Plan } from "#compiler/plan.ts";
import { simulatedVisitor } from "#compiler/simulation/visitors.ts";
import { createRandom } from "#lib/seeded-random.ts";
import { answerTypes } from "#tools/cli/editor-schema/answer-types.ts";
import { answersSchema } from "#tools/cli/editor-schema/answers-schema.ts";
import { runFunnel } from "#tools/cli/funnel/run-funnel.ts";
import { tempFunnel } from "#tools/cli/funnel/temp-funnel.fixtures.ts";
import { capturingTerminal } from "#tools/cli/funnel/terminal/capturing-terminal.ts";
import { realPlan } from "../support/real-plan.ts";
import { compilePlan, createFunnel } from "./create-funnel.fixtures.ts";
import { flowShapes } from "./flow-shapes.fixtures.ts";
import { choice, planWithSharedAnswer } from "./shared-answer.fixtures.ts";

/** For a machine that is busy with other things. */
const MANY_RUNS_MS = 60_000;

function readDescription(plan: Plan, name: string): string {
  const field = answersSchema(plan).properties?.[name];
  return (typeof field === "object" && field.description) || "";
}

test("a schema describes who is asked for an answer, where, what its values mean, and how private it is", {
  tags: ["long"],
}, () => {
  const { extras } = answersSchema(planWithSharedAnswer()).properties ?? {};
  expect(readDescription(planWithSharedAnswer(), "gender")).toContain("Every visitor is asked.");
  expect(extras).toEqual({
    title: "q-1 / q-2",
    anyOf: [
      { type: "array", items: { type: "string", enum: ["a", "b"] }, uniqueItems: true },
      {
        type: "array",
        items: { type: "string", enum: ["b", "c"] },
        uniqueItems: true,
        description: "Can't be combined: c.",
      },
    ],
    description:
      "Step q-1, at /q-1.\nStep q-2, at /q-2.\nEvery visitor is asked.\nSensitivity: health.\na: A\nb: B\nc: C",
  });
  const some = compilePlan(flowShapes["steps with conditions of their own"] ?? {});
  expect(readDescription(some, "q1")).toContain("Only some visitors are asked.");
  const plan = realPlan();
  const {
    min,
    max,
    unit,
    answer = "",
  } = (Object.values(plan.steps).find(({ type }) => type === "number") ?? {}) as Record<
    string,
    string
  >;
  expect(readDescription(plan, answer)).toContain(`${min} to ${max} ${unit}.`);
});

test("a question in a losing arm has no audience, and one in the winner's arm is asked of everyone", () => {
  const listAnswers = (winner: string) => {
    const flow = "start, { split: x, A: [q-1], B: [] }, sales";
    const plan = compilePlan(
      createFunnel({
        flow,
        steps: [choice("q-1", "a: A, b: B")],
        experiments: `{ x: { question: Why?, arms: { A: 50%, B: 50% }${winner} } }`,
      }),
    );
    return readDescription(plan, "extras").split("\n")[1];
  };
  expect(listAnswers("")).toBe("Only some visitors are asked.");
  expect(listAnswers(", winner: A")).toBe("Every visitor is asked.");
});

const run = async (...words: string[]) => {
  const { terminal, printed, errors } = capturingTerminal();
  return {
    code: await runFunnel(["schema", ...words], terminal),
    out: printed.join("\n"),
    errors: errors.join("\n"),
  };
};

test("a program that misspells an answer or a value doesn't compile", {
  tags: ["long"],
  timeout: MANY_RUNS_MS,
}, () => {
  const folder = tempFunnel();
  const answers = simulatedVisitor(realPlan(), { leave: () => 0, buy: 1 }, createRandom(2)).answers;
  const listTypeErrors = (program: string) => {
    const file = join(folder, "program.ts");
    writeFileSync(file, `${answerTypes(answersSchema(realPlan()))}\n${program}`);
    try {
      execFileSync(
        process.execPath,
        [
          join("node_modules", "typescript", "bin", "tsc"),
          "--noEmit",
          "--strict",
          "--ignoreConfig",
          file,
        ],
        { encoding: "utf8" },
      );
      return "";
    } catch (error) {
      return (error as { stdout: string }).stdout;
    }
  };
  expect(listTypeErrors(`export const answers: Answers = ${JSON.stringify(answers)};`)).toBe("");
  expect(listTypeErrors('export const answers: Answers = { gender: "mal" };')).toContain("mal");
  expect(listTypeErrors("export const answers: Answers = { gendr: 1 };")).toContain("gendr");
});

test("changing an option makes the answers' schema stale until it's written again", {
  timeout: MANY_RUNS_MS,
}, async () => {
  const folder = tempFunnel();
  expect(await run("--folder", folder)).toMatchObject({
    code: 0,
    out: expect.stringContaining("answers.schema.json"),
  });
  expect(await run("--answers", "--check", "--folder", folder)).toMatchObject({
    code: 0,
    out: "The schema of the answers is up to date.",
  });

  writeFileSync(join(folder, ".schema/answers.schema.json"), "{}");
  expect(await run("--check", "--folder", folder)).toMatchObject({
    code: 1,
    errors: expect.stringContaining("answers.schema.json. Run `npm run funnel -- schema`."),
  });
  expect(JSON.parse((await run("--check", "--json", "--folder", folder)).out)).toEqual({
    stale: [join(folder, ".schema/answers.schema.json")],
  });
  expect(await run("--answers", "--folder", folder)).toMatchObject({
    code: 0,
    out: `Wrote ${join(folder, ".schema/answers.schema.json")}.`,
  });
  expect((await run("--check", "--folder", folder)).code).toBe(0);
});

test("while the funnel has errors, the answers' schema stays as it was, and the command reports why", async () => {
  const folder = tempFunnel(["funnel.yaml", "  - age\n", "  - agee\n"]);
  expect((await run("--folder", folder)).out).not.toContain("answers.schema.json");
  for (const option of ["--answers", "--types"]) {
    expect(await run(option, "--folder", folder)).toMatchObject({
      code: 1,
      errors: expect.stringContaining('Unknown step "agee".'),
    });
  }
  expect(await run("--types", "--check", "--folder", folder)).toMatchObject({
    code: 2,
    errors: expect.stringContaining("without --check"),
  });
});
