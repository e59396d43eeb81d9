import { buildPlan } from "#compiler/build-plan.ts";
import { compileFunnel } from "#compiler/compile.ts";
import { diagnosticLine } from "#compiler/diagnostics/diagnostic.ts";
import type { Plan } from "#compiler/plan.ts";
import { svgPicture } from "#compiler/small-funnel.fixtures.ts";
import { readAssets, readFunnelFolder } from "#tools/cli/funnel-folder/funnel-folder.ts";

// Without the program, because its rules read answers that samples don't ask for.
const real = Object.fromEntries(
  Object.entries(readFunnelFolder("funnel")).filter(([path]) => !path.startsWith("program/")),
);
const icons = new Set([
  "heart",
  ...Object.values(real).flatMap((text) =>
    [...text.matchAll(/icon: ([a-z-]+)/g)].flatMap(([, icon]) => icon ?? []),
  ),
]);
const pictures = [
  ...Object.values(real).flatMap((text) =>
    [...text.matchAll(/(?:image|logo): ([a-z-]+)/g)].flatMap(([, image]) => image ?? []),
  ),
];
const { fonts, guides } = readAssets("funnel");
/** A figure with all parts of a body that samples use. */
const FIGURE = svgPicture(
  ["figure", "arms", "belly", "legs"].map((id) => `<g id="${id}"/>`).join(""),
);
const images = {
  ...Object.fromEntries(pictures.map((image) => [image, svgPicture()])),
  "sample-figure": FIGURE,
  "sample-male": svgPicture(),
  "sample-female": svgPicture(),
};
const assets = { icons, images, otherImages: [], copies: [], fonts, guides };

/** The check rejects a timing that no step waits for. */
const createTimings = (steps: string) =>
  `{ ${steps.includes("single-choice") ? "auto-advance: 500 ms, " : ""}page-transition: 200 ms, checkout-deadline: 15 s }`;

const START = (recap: string) => `
start: { type: entrance, route: /, title: Hello, prompt: Who are you?, answer: gender, options: { male: A man, female: A woman } }
sales: { type: sales, title: Buy${recap} }
`;

interface SmallFunnel {
  /** Everything between the entrance and the sales page, as one line of YAML. */
  flow: string;
  steps: string;
  experiments?: string;
  timings?: string;
  /** Further fields of the sales page. */
  recap?: string;
}

/** Compiles a plan from a few lines of YAML, or returns the errors in them. */
export function trySmallPlan({
  flow,
  steps,
  experiments = "{}",
  timings = createTimings(steps),
  recap = "",
}: SmallFunnel): Plan | string {
  const funnel = compileFunnel(
    {
      "funnel.yaml": `name: Small\ntimings: ${timings}\nexperiments: ${experiments}\nwords: { continue: Continue, and: and, progress: Progress }\nflow: [start, ${flow}, sales]\n`,
      "steps/all.yaml": START(recap) + steps,
      ...Object.fromEntries(
        Object.entries(real).filter(
          ([path]) => !path.startsWith("steps/") && path !== "funnel.yaml",
        ),
      ),
    },
    assets,
  );
  return Array.isArray(funnel)
    ? funnel.map(diagnosticLine).join("\n")
    : buildPlan(funnel, (image) => image);
}

export function smallPlan(funnel: SmallFunnel): Plan {
  const plan = trySmallPlan(funnel);
  if (typeof plan === "string") throw new Error(plan);
  return plan;
}
