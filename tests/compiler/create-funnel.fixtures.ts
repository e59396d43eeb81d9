import { buildPlan } from "#compiler/build-plan.ts";
import { compileFunnel } from "#compiler/compile.ts";
import { diagnosticLine } from "#compiler/diagnostics/diagnostic.ts";
import { buildFlowGraph } from "#compiler/flow-graph.ts";
import type { Plan } from "#compiler/plan.ts";
import type { Funnel, FunnelFiles } from "#compiler/read/read-funnel.ts";
import { smallAssets, smallFunnel } from "#compiler/small-funnel.fixtures.ts";
import { stepTypes } from "#quiz/steps/step-types.ts";

const START =
  "start: { type: entrance, route: /, title: Welcome, prompt: Choose, answer: gender, options: { male: For men, female: For women } }";
const SALES = "sales: { type: sales, title: Your plan }";

interface Parts {
  name?: string;
  /** The whole flow as one line of YAML, without its brackets. */
  flow: string;
  /** Steps, one per line. The entrance `start` and the page `sales` already exist. */
  steps?: string[];
  experiments?: string;
  /** The first step, if it isn't the usual one. */
  entrance?: string;
  /** More steps, by the name of their file. */
  chapters?: Record<string, string[]>;
}

/**
 * The files of a funnel, from its flow and steps. Offer, site, and theme are the small funnel's.
 */
export function createFunnel({
  name = "Small",
  flow,
  steps = [],
  experiments = "{}",
  entrance = START,
  chapters = {},
}: Parts): FunnelFiles {
  const timings = createTimings([entrance, SALES, ...steps, ...Object.values(chapters).flat()]);
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

/** A timing for each wait of the steps, and no others, as the checks require. */
function createTimings(steps: string[]): string {
  const types = steps.flatMap((step) => /type: ([a-z-]+)/.exec(step)?.[1] ?? []);
  const waits = new Set([
    "page-transition",
    ...types.flatMap((type) => stepTypes[type]?.waits ?? []),
  ]);
  const timings = [...waits].map(
    (wait) => `${wait}: ${wait === "checkout-deadline" ? "15 s" : "500 ms"}`,
  );
  return `{ ${timings.join(", ")} }`;
}

interface Question {
  answer?: string;
  /** An option's YAML by its value, if that's not just its label. */
  options?: Record<string, string>;
  /** Further fields, as YAML. */
  more?: string;
}

/** A question with two or more answers, as a line of YAML. */
export function question(
  id: string,
  values = ["yes", "no"],
  { answer = toAnswerName(id), options = {}, more }: Question = {},
): string {
  const written = values.map((value) => `${value}: ${options[value] ?? `"${value}"`}`).join(", ");
  const fields = `type: single-choice, title: "${id}?", answer: ${answer}, options: { ${written} }`;
  return `${id}: { ${more ? `${fields}, ${more}` : fields} }`;
}

export function message(id: string): string {
  return `${id}: { type: message, title: "${id}" }`;
}

/** `q-12` asks for `q12`. */
export function toAnswerName(id: string): string {
  return id.replaceAll("-", "");
}

export function compileOrThrow(files: FunnelFiles): Funnel {
  const funnel = compileFunnel(files, smallAssets);
  if (Array.isArray(funnel)) throw new Error(funnel.map(diagnosticLine).join("\n"));
  return funnel;
}

export const buildTree = (files: FunnelFiles) => buildFlowGraph(compileOrThrow(files)).tree;

export function compilePlan(files: FunnelFiles): Plan {
  return buildPlan(compileOrThrow(files), (image) => `/${image}.svg`);
}

/** The plan of a funnel with this flow and these steps. */
export const createPlan = (parts: Parts) => compilePlan(createFunnel(parts));
