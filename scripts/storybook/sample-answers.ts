import type { Funnel } from "#funnel/read-funnel.ts";
import type { Json } from "#lib/json.ts";
import type { Domain } from "#steps/step-type.ts";

/** What somebody might have answered, by the answer's name: neither the first nor the last option, so that choices can be seen. */
export function sampleAnswers(funnel: Funnel): Record<string, Json> {
  const asked = [...funnel.steps.values()].flatMap(({ type, fields }) => type.asks?.(fields) ?? []);
  return Object.fromEntries(
    asked.flatMap(({ name, domain }) => {
      const answer = sampleOf(domain);
      return answer === undefined ? [] : [[name, answer]];
    }),
  );
}

/** Undefined where the step's own default serves. */
function sampleOf(domain: Domain): Json | undefined {
  switch (domain.kind) {
    case "one":
      return domain.values[1] ?? domain.values[0];
    case "many":
      return domain.values.slice(0, 2);
    case "map":
      return Object.fromEntries(domain.keys.map((key, index) => [key, domain.values[index % domain.values.length] ?? ""]));
    default:
      return undefined;
  }
}
