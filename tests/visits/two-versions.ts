import fc from "fast-check";
import { compileFunnel } from "#funnel/compile-funnel.ts";
import type { Plan } from "#funnel/plan.ts";
import { planOf } from "#funnel/plan-of.ts";
import type { FunnelFiles } from "#funnel/read-funnel.ts";
import { smallAssets, smallFunnel } from "#funnel/small-funnel.ts";

const VALUES = ["one", "two", "three"];
const POOL = ["a", "b", "c", "d", "e", "f", "g", "h"] as const;

/** A step as one version of a funnel has it; what kind of question it is never changes. */
interface Version {
  there: boolean;
  order: number;
  /** Which of the values can be chosen. */
  values: boolean[];
  /** Has another address. */
  moved: boolean;
  /** For whom it is. */
  whom: "all" | "men" | "women" | "armA";
  /** Whose option the first one is. */
  firstFor: "all" | "men";
}

export type Versions = Record<string, Version>;

const version = fc.record<Version>({
  there: fc.boolean(),
  order: fc.nat({ max: 99 }),
  values: fc.array(fc.boolean(), { minLength: VALUES.length, maxLength: VALUES.length }),
  moved: fc.boolean(),
  whom: fc.constantFrom("all", "all", "men", "women", "armA"),
  firstFor: fc.constantFrom("all", "men"),
});

/** Any version of a funnel whose steps come from one pool. */
export const versions: fc.Arbitrary<Versions> = fc.record(
  Object.fromEntries(POOL.map((id) => [id, version])),
);

/** What an author may have done to a version: some steps are as they were. */
export const edited = (before: Versions): fc.Arbitrary<Versions> =>
  fc.record(
    Object.fromEntries(
      POOL.map((id) => [
        id,
        fc.oneof(fc.constant(before[id] as Version), fc.constant(before[id] as Version), version),
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
export function planFrom(steps: Versions): Plan {
  const compiled = compileFunnel(filesFrom(steps), smallAssets);
  if (Array.isArray(compiled)) throw new Error(compiled.map(({ message }) => message).join("\n"));
  return planOf(compiled, (image) => image);
}

/** The files of a version. */
export function filesFrom(steps: Versions): FunnelFiles {
  const there = Object.entries(steps)
    .filter(([, { there: isThere }]) => isThere)
    .toSorted(([, one], [, other]) => one.order - other.order);
  return smallFunnel(
    [
      "funnel.yaml",
      "  - goals\n  - split: order\n    A: [sleep, thanks]\n    B: [thanks, sleep]\n  - age\n",
      there.map(([id]) => `  - ${id}\n`).join(""),
    ],
    ["steps/questions.yaml", `${START}${there.map(([id, one]) => stepText(id, one)).join("")}`],
    ["steps/pages.yaml", "sales: { type: sales, title: Your plan }\n"],
  );
}

const START =
  "start: { type: entrance, route: /, title: Hello, prompt: Who?, answer: gender, options: { male: A man, female: A woman } }\n";

function stepText(id: string, { values, moved, whom, firstFor }: Version): string {
  const offered = VALUES.filter((_, index) => values[index]);
  const options = [...offered, "four"].map((value, index) =>
    index === 0 && value !== "four" && firstFor === "men" && whom !== "women"
      ? `${value}: { label: ${value}, when: { gender: male } }`
      : `${value}: ${value}`,
  );
  const kind =
    POOL.indexOf(id as (typeof POOL)[number]) % 2 === 0 ? "single-choice" : "multi-choice";
  const when = CONDITIONS[whom] === "" ? "" : `, when: ${CONDITIONS[whom]}`;
  return `${id}: { type: ${kind}, route: /${id}${moved ? "-moved" : ""}, title: ${id}, answer: ${id}${id}, options: { ${options.join(", ")} }${when} }\n`;
}
