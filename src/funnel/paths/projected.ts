import { type Condition, holds } from "#lib/conditions.ts";
import { type Known, representatives } from "../satisfiable.ts";
import { isAlways, isNever, NEVER, settled, settledBy } from "../settled.ts";
import { type Assumptions, EXPERIMENT, subjectsOf } from "./assumptions.ts";

/** What takes more cases or more letters to say without a subject is kept as it is. */
const MOST_CASES = 64;
const LONGEST = 4_000;

/** What assumptions mean for those subjects alone that are read from here on: of the others it only matters that there is a value for them. */
export function projected(
  assumptions: Assumptions,
  reads: ReadonlySet<string>,
  known: Known,
): Assumptions {
  const past = new Set(assumptions.flatMap(subjectsOf).filter((subject) => !reads.has(subject)));
  return [...past].reduce((all, subject) => without(subject, all, known), assumptions);
}

function without(subject: string, assumptions: Assumptions, known: Known): Assumptions {
  const touching = assumptions.filter((condition) => subjectsOf(condition).includes(subject));
  const cases = casesOf(subject, { all: [...touching] }, known);
  if (cases.length > MOST_CASES) return assumptions;
  const left = [
    ...new Map(
      cases.filter((one) => !isNever(one)).map((one) => [JSON.stringify(one), one]),
    ).values(),
  ];
  const others = assumptions.filter((condition) => !touching.includes(condition));
  if (left.some(isAlways)) return others;
  const open: Condition = left.length === 1 ? (left[0] ?? NEVER) : { any: left };
  if (JSON.stringify(open).length > LONGEST) return assumptions;
  return [...others, ...("all" in open ? open.all : [open])];
}

/** A condition for each value that the subject can have. */
function casesOf(subject: string, condition: Condition, known: Known): Condition[] {
  if (subject.startsWith(EXPERIMENT)) {
    const experiment = subject.slice(EXPERIMENT.length);
    return (known.arms[experiment] ?? []).map((arm) => settled(condition, experiment, arm));
  }
  return representatives(subject, condition, known).map((value) => {
    const situation = { answers: value === undefined ? {} : { [subject]: value }, arms: {} };
    return settledBy(condition, (test) =>
      "answer" in test && test.answer === subject ? holds(test, situation) : undefined,
    );
  });
}
