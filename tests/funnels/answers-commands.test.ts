import { execFileSync } from "node:child_process";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import type { Plan } from "#funnel/plan.ts";
import { seededChance } from "#simulation/chance.ts";
import { simulatedVisitor } from "#simulation/visitors.ts";
import { listeningTerminal } from "../../scripts/funnel/listening-terminal.ts";
import { runFunnel } from "../../scripts/funnel/run-funnel.ts";
import { answerTypes } from "../../scripts/funnel/schema/answer-types.ts";
import { answersSchema } from "../../scripts/funnel/schema/answers-schema.ts";
import { smallFolder } from "../../scripts/funnel/small-folder.ts";
import { realPlan } from "../real-plan.ts";
import { funnelOf, planFrom } from "./funnel-of.ts";
import { shapes } from "./shapes.ts";
import { choice, twoAskingForOne } from "./two-asking-for-one.ts";

/** For a machine that is busy with other things. */
const MANY_RUNS_MS = 60_000;

function described(plan: Plan, name: string): string {
  const field = answersSchema(plan).properties?.[name];
  return (typeof field === "object" && field.description) || "";
}

test("an analyst reads of an answer who is asked, where, what its values mean and how private it is", () => {
  const { extras } = answersSchema(twoAskingForOne()).properties ?? {};
  expect(described(twoAskingForOne(), "gender")).toContain("Asked of everybody.");
  expect(extras).toEqual({
    title: "q-1 / q-2",
    anyOf: [
      { type: "array", items: { type: "string", enum: ["a", "b"] }, uniqueItems: true },
      {
        type: "array",
        items: { type: "string", enum: ["b", "c"] },
        uniqueItems: true,
        description: "Chosen alone: c.",
      },
    ],
    description:
      "Step q-1, at /q-1.\nStep q-2, at /q-2.\nAsked of everybody.\nSensitivity: health.\na: A\nb: B\nc: C",
  });
  const some = planFrom(shapes["steps with conditions of their own"] ?? {});
  expect(described(some, "q1")).toContain("Asked of some visitors only.");
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
  expect(described(plan, answer)).toContain(`${min} to ${max} ${unit}.`);
});

test("a question in an arm that nobody gets any more is asked of nobody, and one in the winner's of everybody", () => {
  const asked = (winner: string) => {
    const flow = "start, { split: x, A: [q-1], B: [] }, sales";
    const plan = planFrom(
      funnelOf({
        flow,
        steps: [choice("q-1", "a: A, b: B")],
        experiments: `{ x: { question: Why?, arms: { A: 50%, B: 50% }${winner} } }`,
      }),
    );
    return described(plan, "extras").split("\n")[1];
  };
  expect(asked("")).toBe("Asked of some visitors only.");
  expect(asked(", winner: A")).toBe("Asked of everybody.");
});

const run = async (...words: string[]) => {
  const { terminal, printed, errors } = listeningTerminal();
  return {
    code: await runFunnel(["schema", ...words], terminal),
    out: printed.join("\n"),
    errors: errors.join("\n"),
  };
};

test("an analyst's program that mistypes an answer or a value does not compile", {
  timeout: MANY_RUNS_MS,
}, () => {
  const folder = smallFolder();
  const answers = simulatedVisitor(realPlan(), { leave: () => 0, buy: 1 }, seededChance(2)).answers;
  const errorsOf = (program: string) => {
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
  expect(errorsOf(`export const answers: Answers = ${JSON.stringify(answers)};`)).toBe("");
  expect(errorsOf('export const answers: Answers = { gender: "mal" };')).toContain("mal");
  expect(errorsOf("export const answers: Answers = { gendr: 1 };")).toContain("gendr");
});

test("who changes an option is told that the answers' schema is stale, until it is written anew", {
  timeout: MANY_RUNS_MS,
}, async () => {
  const folder = smallFolder();
  expect(await run("--folder", folder)).toMatchObject({
    code: 0,
    out: expect.stringContaining("answers.schema.json"),
  });
  expect(await run("--answers", "--check", "--folder", folder)).toMatchObject({
    code: 0,
    out: "Programs are told what the funnel is now.",
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

test("while the funnel is not sound, the answers' schema stays as it was, and whoever asks for it is told why", async () => {
  const folder = smallFolder(["funnel.yaml", "  - age\n", "  - agee\n"]);
  expect((await run("--folder", folder)).out).not.toContain("answers.schema.json");
  for (const option of ["--answers", "--types"]) {
    expect(await run(option, "--folder", folder)).toMatchObject({
      code: 1,
      errors: expect.stringContaining('"agee" is no step.'),
    });
  }
  expect(await run("--types", "--check", "--folder", folder)).toMatchObject({
    code: 2,
    errors: expect.stringContaining("without --check"),
  });
});
