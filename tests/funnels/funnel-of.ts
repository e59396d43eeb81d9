import { compileFunnel } from "#funnel/compile-funnel.ts";
import type { Plan } from "#funnel/plan.ts";
import { planOf } from "#funnel/plan-of.ts";
import { problemLine } from "#funnel/problem.ts";
import type { Funnel, FunnelFiles } from "#funnel/read-funnel.ts";
import { smallAssets, smallFunnel } from "#funnel/small-funnel.ts";
import { stepTypes } from "#steps/step-types.ts";

const START =
  "start: { type: entrance, route: /, title: Welcome, prompt: Choose, answer: gender, options: { male: For men, female: For women } }";
const SALES = "sales: { type: sales, title: Your plan }";

interface Parts {
  name?: string;
  /** The whole flow as YAML of one line, without its brackets. */
  flow: string;
  /** Steps, each on a line of its own; the entrance `start` and the page `sales` are there already. */
  steps?: string[];
  experiments?: string;
  /** The first step, where it is not the usual one. */
  entrance?: string;
  /** More steps, by the name of their file. */
  chapters?: Record<string, string[]>;
}

/** The files of a funnel from its flow and steps; offer, site and look are the small funnel's. */
export function funnelOf({
  name = "Small",
  flow,
  steps = [],
  experiments = "{}",
  entrance = START,
  chapters = {},
}: Parts): FunnelFiles {
  const timings = timingsFor([entrance, SALES, ...steps, ...Object.values(chapters).flat()]);
  const main = `name: ${name}\ntimings: ${timings}\nexperiments: ${experiments}\nwords: { continue: Continue, and: and, progress: Progress }\nflow: [${flow}]\n`;
  return {
    ...smallFunnel(
      ["funnel.yaml", main],
      ["steps/questions.yaml", [entrance, ...steps].join("\n")],
      ["steps/pages.yaml", SALES],
    ),
    ...Object.fromEntries(
      Object.entries(chapters).map(([chapter, lines]) => [
        `steps/${chapter}.yaml`,
        lines.join("\n"),
      ]),
    ),
  };
}

/** A timing for each wait of the steps, and no other, as the checks want it. */
function timingsFor(steps: string[]): string {
  const types = steps.flatMap((step) => /type: ([a-z-]+)/.exec(step)?.[1] ?? []);
  const waits = new Set([
    "page-transition",
    ...types.flatMap((type) => stepTypes[type]?.waits ?? []),
  ]);
  return `{ ${[...waits].map((wait) => `${wait}: 500 ms`).join(", ")} }`;
}

/** A question with two or more answers, as a line of YAML. */
export function question(id: string, values = ["yes", "no"]): string {
  return `${id}: { type: single-choice, title: "${id}?", answer: ${answerOf(id)}, options: { ${values.map((value) => `${value}: "${value}"`).join(", ")} } }`;
}

export function message(id: string): string {
  return `${id}: { type: message, title: "${id}" }`;
}

/** `q-12` asks for `q12`. */
export function answerOf(id: string): string {
  return id.replaceAll("-", "");
}

export function compiled(files: FunnelFiles): Funnel {
  const funnel = compileFunnel(files, smallAssets);
  if (Array.isArray(funnel)) throw new Error(funnel.map(problemLine).join("\n"));
  return funnel;
}

export function planFrom(files: FunnelFiles): Plan {
  return planOf(compiled(files), (image) => `/${image}.svg`);
}
