import { compileFunnel } from "#funnel/compile-funnel.ts";
import type { Plan } from "#funnel/plan.ts";
import { planOf } from "#funnel/plan-of.ts";
import { problemLine } from "#funnel/problem.ts";
import { readAssets, readFunnelFolder } from "../../scripts/funnel-folder.ts";

const real = readFunnelFolder("funnel");
const icons = new Set(["heart", ...Object.values(real).flatMap((text) => [...text.matchAll(/icon: ([a-z-]+)/g)].flatMap(([, icon]) => icon ?? []))]);
const pictures = [...Object.values(real).flatMap((text) => [...text.matchAll(/(?:image|logo): ([a-z-]+)/g)].flatMap(([, image]) => image ?? []))];
const { fonts, guides } = readAssets("funnel");
const assets = { icons, images: Object.fromEntries(pictures.map((image) => [image, "<svg/>"])), otherImages: [], fonts, guides };

const TIMINGS = "{ auto-advance: 500 ms, page-transition: 200 ms, checkout-deadline: 15 s }";

const START = `
start: { type: entrance, route: /, title: Hello, prompt: Who are you?, answer: gender, options: { male: A man, female: A woman } }
sales: { type: sales, title: Buy }
`;

interface SmallFunnel {
  /** Everything between the entrance and the sales page, as YAML of one line. */
  flow: string;
  steps: string;
  experiments?: string;
  timings?: string;
}

/** A plan from a few lines of YAML, or what is wrong with them. */
export function trySmallPlan({ flow, steps, experiments = "{}", timings = TIMINGS }: SmallFunnel): Plan | string {
  const funnel = compileFunnel(
    {
      "funnel.yaml": `name: Small\ntimings: ${timings}\nexperiments: ${experiments}\nwords: { continue: Continue, and: and, progress: Progress }\nflow: [start, ${flow}, sales]\n`,
      "steps/all.yaml": START + steps,
      ...Object.fromEntries(Object.entries(real).filter(([path]) => !path.startsWith("steps/") && path !== "funnel.yaml")),
    },
    assets,
  );
  return Array.isArray(funnel) ? funnel.map(problemLine).join("\n") : planOf(funnel, (image) => image);
}

export function smallPlan(funnel: SmallFunnel): Plan {
  const plan = trySmallPlan(funnel);
  if (typeof plan === "string") throw new Error(plan);
  return plan;
}
