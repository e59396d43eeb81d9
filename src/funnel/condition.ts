import type { Condition } from "#lib/conditions.ts";
import { isJsonObject, type Json } from "#lib/json.ts";
import { didYouMean } from "./did-you-mean.ts";
import type { Report } from "./flow.ts";
import type { Path } from "./source.ts";

const FORMS = "A condition names answers and what they must be: { gender: male }, { goals: { has: weight } }, { age: { atLeast: 50 } }.";
const TESTS = ["is", "oneOf", "has", "atLeast", "atMost", "not"];

/** Reads a condition as YAML writes it; several answers in one block must all hold. */
export function readCondition(raw: unknown, path: Path, report: Report): Condition | undefined {
  if (!isJsonObject(raw) || Object.keys(raw).length === 0) {
    report(path, FORMS);
    return undefined;
  }
  const parts = Object.entries(raw).map(([key, value]) => readPart(key, value, [...path, key], report));
  const known = parts.filter((part) => part !== undefined);
  if (known.length < parts.length) return undefined;
  return known.length === 1 ? known[0] : { all: known };
}

function readPart(key: string, value: Json, path: Path, report: Report): Condition | undefined {
  if (key === "not") {
    const inner = readCondition(value, path, report);
    return inner && { not: inner };
  }
  if (key === "all" || key === "any") {
    if (!Array.isArray(value)) {
      report(path, `"${key}" takes a list of conditions.`);
      return undefined;
    }
    const parts = value.map((part, index) => readCondition(part, [...path, index], report)).filter((part) => part !== undefined);
    return parts.length < value.length ? undefined : key === "all" ? { all: parts } : { any: parts };
  }
  return readTest(key, value, path, report);
}

function readTest(answer: string, value: Json, path: Path, report: Report): Condition | undefined {
  if (Array.isArray(value)) return { answer, oneOf: value };
  if (!isJsonObject(value)) return { answer, is: value };
  const tests = Object.entries(value).map(([test, wanted]): Condition | undefined => {
    if (test === "not") return negated(readTest(answer, wanted, [...path, test], report));
    if (test === "is" || test === "has") return { answer, [test]: wanted } as Condition;
    if (test === "oneOf" && Array.isArray(wanted)) return { answer, oneOf: wanted };
    if ((test === "atLeast" || test === "atMost") && typeof wanted === "number") return { answer, [test]: wanted } as Condition;
    if (TESTS.includes(test)) report([...path, test], test === "oneOf" ? '"oneOf" takes a list of values.' : `"${test}" takes a number.`);
    else report([...path, test], `"${test}" is no test of an answer.${didYouMean(test, TESTS)} There are is, oneOf, has, atLeast, atMost and not.`, true);
    return undefined;
  });
  const known = tests.filter((test) => test !== undefined);
  if (known.length < tests.length) return undefined;
  if (known.length === 0) report(path, FORMS);
  return known.length > 1 ? { all: known } : known[0];
}

function negated(condition: Condition | undefined): Condition | undefined {
  return condition && { not: condition };
}
