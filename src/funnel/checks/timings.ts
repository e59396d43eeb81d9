import { nearest } from "../did-you-mean.ts";
import type { Problem } from "../problem.ts";
import type { Funnel } from "../read-funnel.ts";

/** Waited for by the screen itself rather than by a step. */
const OF_THE_SCREEN = "page-transition";

/** Waits that have no timing, and timings that nothing waits for. */
export function timingProblems({ file, source, steps }: Funnel): Problem[] {
  const needed = new Map([[OF_THE_SCREEN, "The screen"]]);
  for (const step of steps.values())
    for (const wait of step.type.waits ?? [])
      needed.set(wait, `A step of type ${step.fields.type}`);
  const named = Object.keys(file.timings);
  const missing = [...needed.keys()].filter((wait) => !named.includes(wait));
  const unused = named
    .filter((timing) => !needed.has(timing))
    .map((timing) => ({ timing, meant: nearest(timing, missing) }));
  return [
    ...unused.map(({ timing, meant }) =>
      source.problem(
        ["timings", timing],
        `No step waits for "${timing}".${meant === undefined ? " Remove it." : ` Did you mean "${meant}"?`}`,
        true,
      ),
    ),
    // a mistyped timing is told once, not once more as missing
    ...missing
      .filter((wait) => unused.every(({ meant }) => meant !== wait))
      .map((wait) =>
        source.problem(
          ["timings"],
          `${needed.get(wait)} waits for "${wait}", which has no timing. Add it here: ${wait}: 500 ms.`,
          true,
        ),
      ),
  ];
}
