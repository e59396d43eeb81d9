import type { Condition } from "#lib/conditions.ts";
import { isJsonObject, type Json } from "#lib/json.ts";
import { didYouMean } from "./did-you-mean.ts";
import type { Report } from "./flow.ts";
import type { Path } from "./source.ts";

export type AnswerTest = Extract<Condition, { answer: string }>;

/** A test of an answer with the places of the answer's name and of the value that is asked for. */
export interface PlacedTest {
  test: AnswerTest;
  named: Path;
  wanted: Path;
}

export interface Reading {
  report: Report;
  /** Filled while reading, in reading order. */
  tests: PlacedTest[];
}

const FORMS = "A condition names answers and what they must be: { gender: male }, { goals: { has: weight } }, { age: { atLeast: 50 } }.";
const TESTS = ["is", "oneOf", "has", "atLeast", "atMost", "not"];

/** Reads a condition as YAML writes it; several answers in one block must all hold. */
export function readCondition(raw: unknown, path: Path, reading: Reading): Condition | undefined {
  if (!isJsonObject(raw) || Object.keys(raw).length === 0) {
    reading.report(path, FORMS);
    return undefined;
  }
  return allOf(Object.entries(raw).map(([key, value]) => readPart(key, value, [...path, key], reading)));
}

function readPart(key: string, value: Json, path: Path, reading: Reading): Condition | undefined {
  if (key === "not") return negated(readCondition(value, path, reading));
  if (key !== "all" && key !== "any") return readTests(key, value, { named: path, path }, reading);
  if (!Array.isArray(value)) {
    reading.report(path, `"${key}" takes a list of conditions.`);
    return undefined;
  }
  const parts = value.map((part, index) => readCondition(part, [...path, index], reading)).filter((part) => part !== undefined);
  if (parts.length < value.length) return undefined;
  return key === "all" ? { all: parts } : { any: parts };
}

/** `named` is where the answer stands, `path` where its tests do. */
interface Place {
  named: Path;
  path: Path;
}

function readTests(answer: string, value: Json, place: Place, reading: Reading): Condition | undefined {
  if (Array.isArray(value)) return placed({ answer, oneOf: value }, place, reading);
  if (!isJsonObject(value)) return placed({ answer, is: value }, place, reading);
  if (Object.keys(value).length === 0) reading.report(place.path, FORMS);
  return allOf(Object.entries(value).map(([test, wanted]) => readTest(answer, [test, wanted], { ...place, path: [...place.path, test] }, reading)));
}

function readTest(answer: string, [test, wanted]: [string, Json], place: Place, reading: Reading): Condition | undefined {
  const single = typeof wanted !== "object";
  if (test === "not") return negated(readTests(answer, wanted, place, reading));
  if (test === "is" && single) return placed({ answer, is: wanted }, place, reading);
  if (test === "has" && single) return placed({ answer, has: wanted }, place, reading);
  if (test === "oneOf" && Array.isArray(wanted)) return placed({ answer, oneOf: wanted }, place, reading);
  if (test === "atLeast" && typeof wanted === "number") return placed({ answer, atLeast: wanted }, place, reading);
  if (test === "atMost" && typeof wanted === "number") return placed({ answer, atMost: wanted }, place, reading);
  if (TESTS.includes(test)) reading.report(place.path, needs(test));
  else reading.report(place.path, `"${test}" is no test of an answer.${didYouMean(test, TESTS)} There are is, oneOf, has, atLeast, atMost and not.`, true);
  return undefined;
}

function needs(test: string): string {
  if (test === "oneOf") return '"oneOf" takes a list of values: [male, female].';
  if (test === "has") return '"has" takes one value. For several, write a list of conditions after "any" or "all".';
  return test === "is" ? '"is" takes one value. For several, write oneOf: [male, female].' : `"${test}" takes a number.`;
}

function placed(test: AnswerTest, { named, path }: Place, { tests }: Reading): Condition {
  tests.push({ test, named, wanted: path });
  return test;
}

function allOf(parts: (Condition | undefined)[]): Condition | undefined {
  const known = parts.filter((part) => part !== undefined);
  if (known.length < parts.length || known.length === 0) return undefined;
  return known.length === 1 ? known[0] : { all: known };
}

function negated(condition: Condition | undefined): Condition | undefined {
  return condition && { not: condition };
}
