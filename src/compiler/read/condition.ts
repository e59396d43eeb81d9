import type { Condition } from "#lib/conditions.ts";
import { getOwn, isJsonObject, type Json } from "#lib/json.ts";
import { nearest } from "../diagnostics/did-you-mean.ts";
import { conditionMessages } from "../diagnostics/messages/steps.ts";
import type { Path } from "../yaml/path.ts";
import type { Source } from "../yaml/source.ts";

export type AnswerTest = Extract<Condition, { answer: string }>;

/** A test of an answer, with the positions of the answer's name and of the expected value. */
export interface PlacedTest {
  test: AnswerTest;
  named: Path;
  wanted: Path;
}

/** A test of an arm, with the positions of the experiment's name and of the arm's. */
export interface PlacedArm {
  experiment: string;
  arm: string;
  named: Path;
  wanted: Path;
}

/** A condition as written in a file. */
export interface AuthoredCondition {
  when: Condition;
  source: Source;
  path: Path;
  tests: PlacedTest[];
  arms: PlacedArm[];
}

export type Report = (path: Path, message: string, atKey?: boolean) => void;

/** `tests` and `arms` are filled while reading, in reading order. */
interface Reading extends Pick<AuthoredCondition, "tests" | "arms"> {
  report: Report;
}

const TESTS = ["is", "oneOf", "has", "atLeast", "atMost", "not"];

/** Reads a condition from YAML. Reports a malformed one and returns undefined. */
export function parseCondition(
  raw: unknown,
  path: Path,
  source: Source,
  report: Report,
): AuthoredCondition | undefined {
  const [tests, arms]: [PlacedTest[], PlacedArm[]] = [[], []];
  const when = readCondition(raw, path, { report, tests, arms });
  return when && { when, source, path, tests, arms };
}

/** If a block names several answers, all of its tests must hold. */
function readCondition(raw: unknown, path: Path, reading: Reading): Condition | undefined {
  if (!isJsonObject(raw) || Object.keys(raw).length === 0) {
    reading.report(path, conditionMessages.form);
    return undefined;
  }
  return combineAll(
    Object.entries(raw).map(([key, value]) => readPart(key, value, [...path, key], reading)),
  );
}

function readPart(key: string, value: Json, path: Path, reading: Reading): Condition | undefined {
  if (key === "not") return negate(readCondition(value, path, reading));
  if (key === "arm") return readArms(value, path, reading);
  if (key !== "all" && key !== "any") {
    const misnamed = wordForConditions(key, value, TESTS);
    if (misnamed === undefined) return readTests(key, value, { named: path, path }, reading);
    reading.report(path, misnamed, true);
    return undefined;
  }
  if (!Array.isArray(value)) {
    reading.report(path, conditionMessages.listOfConditions({ word: key }));
    return undefined;
  }
  const parts = value
    .map((part, index) => readCondition(part, [...path, index], reading))
    .filter((part) => part !== undefined);
  if (parts.length < value.length) return undefined;
  return key === "all" ? { all: parts } : { any: parts };
}

/** Reads `{ arm: { summary: B } }`. Instead of `B`, it can be `[B, C]` or `{ not: A }`. */
function readArms(value: Json, path: Path, reading: Reading): Condition | undefined {
  if (isJsonObject(value) && Object.keys(value).length > 0) {
    return combineAll(
      Object.entries(value).map(([experiment, wanted]) =>
        readArm(
          experiment,
          wanted,
          { named: [...path, experiment], path: [...path, experiment] },
          reading,
        ),
      ),
    );
  }
  reading.report(path, conditionMessages.armForm);
  return undefined;
}

function readArm(
  experiment: string,
  wanted: Json,
  { named, path }: Place,
  reading: Reading,
): Condition | undefined {
  if (isJsonObject(wanted) && Object.keys(wanted).join() === "not")
    return negate(
      readArm(experiment, wanted.not ?? null, { named, path: [...path, "not"] }, reading),
    );
  const parts = (Array.isArray(wanted) ? wanted : [wanted]).map((arm, index) => {
    if (typeof arm !== "string") return undefined;
    reading.arms.push({
      experiment,
      arm,
      named,
      wanted: Array.isArray(wanted) ? [...path, index] : path,
    });
    return { experiment, arm };
  });
  const known = parts.filter((part) => part !== undefined);
  if (known.length === 0 || known.length < parts.length) {
    reading.report(path, conditionMessages.armForm);
    return undefined;
  }
  return known.length === 1 ? known[0] : { any: known };
}

/** `named` is the position of the answer, `path` that of its tests. */
interface Place {
  named: Path;
  path: Path;
}

function readTests(
  answer: string,
  value: Json,
  place: Place,
  reading: Reading,
): Condition | undefined {
  if (Array.isArray(value)) return recordTest({ answer, oneOf: value }, place, reading);
  if (!isJsonObject(value)) return recordTest({ answer, is: value }, place, reading);
  if (Object.keys(value).length === 0) reading.report(place.path, conditionMessages.form);
  return combineAll(
    Object.entries(value).map(([test, wanted]) =>
      readTest(answer, [test, wanted], { ...place, path: [...place.path, test] }, reading),
    ),
  );
}

function readTest(
  answer: string,
  [test, wanted]: [string, Json],
  place: Place,
  reading: Reading,
): Condition | undefined {
  const single = typeof wanted !== "object";
  if (test === "not") return negate(readTests(answer, wanted, place, reading));
  if (test === "is" && single) return recordTest({ answer, is: wanted }, place, reading);
  if (test === "has" && single) return recordTest({ answer, has: wanted }, place, reading);
  if (test === "oneOf" && Array.isArray(wanted))
    return recordTest({ answer, oneOf: wanted }, place, reading);
  if (test === "atLeast" && typeof wanted === "number")
    return recordTest({ answer, atLeast: wanted }, place, reading);
  if (test === "atMost" && typeof wanted === "number")
    return recordTest({ answer, atMost: wanted }, place, reading);
  if (TESTS.includes(test)) reading.report(place.path, describeForm(test));
  else
    reading.report(
      place.path,
      conditionMessages.unknownTest({ test, meant: nearest(test, TESTS) }),
      true,
    );
  return undefined;
}

function describeForm(test: string): string {
  if (test === "oneOf") return conditionMessages.oneOfForm;
  if (test === "has") return conditionMessages.hasForm;
  return test === "is" ? conditionMessages.isForm : conditionMessages.numberForm({ test });
}

function recordTest(test: AnswerTest, { named, path }: Place, { tests }: Reading): Condition {
  tests.push({ test, named, wanted: path });
  return test;
}

function combineAll(parts: (Condition | undefined)[]): Condition | undefined {
  const known = parts.filter((part) => part !== undefined);
  if (known.length < parts.length || known.length === 0) return undefined;
  return known.length === 1 ? known[0] : { all: known };
}

function negate(condition: Condition | undefined): Condition | undefined {
  return condition && { not: condition };
}

const { writeAny: ANY, writeAll: ALL, writeNot: NOT } = conditionMessages;

/** Words from other programming languages for what conditions can express. */
const MEANT: Record<string, ({ word }: { word: string }) => string> = {
  or: ANY,
  oneof: ANY,
  anyof: ANY,
  either: ANY,
  some: ANY,
  and: ALL,
  allof: ALL,
  both: ALL,
  every: ALL,
  none: NOT,
  nor: NOT,
  noneof: NOT,
  except: NOT,
  unless: NOT,
};

/**
 * Suggests a replacement for a word from another programming language that is used like `any` or
 * `all`. Undefined if the word could be an answer.
 */
function wordForConditions(word: string, value: Json, tests: string[]): string | undefined {
  const meant = getOwn(MEANT, word.toLowerCase().replace(/[^a-z]/g, ""));
  const isOverConditions = Array.isArray(value)
    ? value.some(isJsonObject)
    : isJsonObject(value) && Object.keys(value).every((key) => !tests.includes(key));
  return meant !== undefined && isOverConditions ? meant({ word }) : undefined;
}
