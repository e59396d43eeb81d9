import fc from "fast-check";
import { buildPlan } from "#compiler/build-plan.ts";
import { compileFunnel } from "#compiler/compile.ts";
import type { Plan } from "#compiler/plan.ts";
import type { FunnelFiles } from "#compiler/read/read-funnel.ts";
import { type Change, smallAssets, smallFunnel } from "#compiler/small-funnel.fixtures.ts";

const VALUES = ["one", "two", "three"];
const POOL = ["a", "b", "c", "d", "e", "f", "g", "h"] as const;

/** A step in one version of a funnel. Its type of question never changes. */
interface Version {
  there: boolean;
  order: number;
  /** Which of the values can be chosen. */
  values: boolean[];
  /** Has another address. */
  moved: boolean;
  /** The visitors that it's for. */
  whom: "all" | "men" | "women" | "armA";
  /** The visitors that the first option is for. */
  firstFor: "all" | "men";
}

export type Versions = Record<string, Version>;

const anyVersion = fc.record<Version>({
  there: fc.boolean(),
  order: fc.nat({ max: 99 }),
  values: fc.array(fc.boolean(), { minLength: VALUES.length, maxLength: VALUES.length }),
  moved: fc.boolean(),
  whom: fc.constantFrom("all", "all", "men", "women", "armA"),
  firstFor: fc.constantFrom("all", "men"),
});

/** Any version of a funnel with steps from one pool. */
export const versions: fc.Arbitrary<Versions> = fc.record(
  Object.fromEntries(POOL.map((id) => [id, anyVersion])),
);

/** A version after an author's changes: some steps stay as they were. */
export const editVersion = (before: Versions): fc.Arbitrary<Versions> =>
  fc.record(
    Object.fromEntries(
      POOL.map((id) => [
        id,
        fc.oneof(
          fc.constant(before[id] as Version),
          fc.constant(before[id] as Version),
          anyVersion,
        ),
      ]),
    ),
  );

const CONDITIONS = {
  all: "",
  men: "{ gender: male }",
  women: "{ gender: female }",
  armA: "{ arm: { order: A } }",
};

/** The plan of a version. */
export function compileVersion(steps: Versions): Plan {
  const compiled = compileFunnel(writeFiles(steps), smallAssets);
  if (Array.isArray(compiled)) throw new Error(compiled.map(({ message }) => message).join("\n"));
  return buildPlan(compiled, (image) => image);
}

/** The values of each answer that a version asks for. */
export function listOffered(steps: Versions): Map<string, string[]> {
  const there = Object.entries(steps).filter(([, { there: isThere }]) => isThere);
  return new Map([
    ["gender", ["male", "female"]],
    ...there.map(([id, one]) => [toAnswerName(id), listValues(one)] as const),
  ]);
}

/** The files of a version. */
export function writeFiles(steps: Versions): FunnelFiles {
  const there = Object.entries(steps)
    .filter(([, { there: isThere }]) => isThere)
    .toSorted(([, one], [, other]) => one.order - other.order);
  return smallFunnel(
    ["steps/questions.yaml", `${START}${there.map(([id, one]) => stepText(id, one)).join("")}`],
    ["steps/pages.yaml", "sales: { type: sales, title: Your plan }\n"],
    ...(there.some(([id]) => chooseType(id) === "single-choice")
      ? []
      : // The check rejects a timing that no step waits for.
        [["funnel.yaml", "  auto-advance: 500 ms\n", ""] satisfies Change]),
    { flow: ["start", ...there.map(([id]) => id), "sales"] },
  );
}

const START =
  "start: { type: entrance, route: /, title: Hello, prompt: Who?, answer: gender, options: { male: A man, female: A woman } }\n";

const chooseType = (id: string) =>
  POOL.indexOf(id as (typeof POOL)[number]) % 2 === 0 ? "single-choice" : "multi-choice";

const toAnswerName = (id: string) => `${id}${id}`;

const listValues = ({ values }: Version) => [...VALUES.filter((_, index) => values[index]), "four"];

function stepText(id: string, version: Version): string {
  const { moved, whom, firstFor } = version;
  const options = listValues(version).map((value, index) =>
    index === 0 && value !== "four" && firstFor === "men" && whom !== "women"
      ? `${value}: { label: ${value}, when: { gender: male } }`
      : `${value}: ${value}`,
  );
  const when = CONDITIONS[whom] === "" ? "" : `, when: ${CONDITIONS[whom]}`;
  return `${id}: { type: ${chooseType(id)}, route: /${id}${moved ? "-moved" : ""}, title: ${id}, answer: ${toAnswerName(id)}, options: { ${options.join(", ")} }${when} }\n`;
}
