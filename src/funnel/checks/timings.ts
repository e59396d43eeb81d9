import { didYouMean } from "../did-you-mean.ts";
import type { Problem } from "../problem.ts";
import type { Funnel } from "../read-funnel.ts";

/** Waited for by the screen itself rather than by a step. */
const OF_THE_SCREEN = "page-transition";

/** Waits that have no timing, and timings that nothing waits for. */
export function timingProblems({ file, source, steps }: Funnel): Problem[] {
  const needed = new Map([[OF_THE_SCREEN, "The screen"]]);
  for (const step of steps.values()) for (const wait of step.type.waits ?? []) needed.set(wait, `A step of type ${step.fields.type}`);
  const named = Object.keys(file.timings);
  return [
    ...[...needed]
      .filter(([wait]) => !named.includes(wait))
      .map(([wait, who]) => source.problem(["timings"], `${who} waits for "${wait}", which has no timing. Add it here: ${wait}: 500 ms.`, true)),
    ...named
      .filter((timing) => !needed.has(timing))
      .map((timing) => {
        const missing = [...needed.keys()].filter((wait) => !named.includes(wait));
        return source.problem(["timings", timing], `No step waits for "${timing}".${didYouMean(timing, missing) || " Remove it."}`, true);
      }),
  ];
}
