import type { Funnel } from "#compiler/read/read-funnel.ts";
import type { Json } from "#lib/json.ts";
import type { Domain } from "#quiz/steps/step-type.ts";

/** Sample answers by name: neither the first nor the last option, so that the choice is visible. */
export function sampleAnswers(funnel: Funnel): Record<string, Json> {
  const domains = new Map<string, Domain>();
  for (const { name, domain } of [...funnel.steps.values()].flatMap(
    ({ type, fields }) => type.answerSpec?.(fields) ?? [],
  )) {
    domains.set(name, intersectDomains(domains.get(name), domain));
  }
  return Object.fromEntries(
    [...domains].flatMap(([name, domain]) => {
      const answer = createSample(domain);
      return answer === undefined ? [] : [[name, answer]];
    }),
  );
}

/** Two steps may ask for the same answer: options that both offer are visible on either. */
function intersectDomains(before: Domain | undefined, domain: Domain): Domain {
  if (!before || !("values" in before) || !("values" in domain)) return domain;
  const values = domain.values.filter((value) => before.values.includes(value));
  return values.length > 0 ? { ...domain, values } : domain;
}

/** Undefined if the step's own default is good enough. */
function createSample(domain: Domain): Json | undefined {
  switch (domain.kind) {
    case "one":
      return domain.values[1] ?? domain.values[0];
    case "many":
      return domain.values.slice(0, 2);
    case "map":
      return Object.fromEntries(
        domain.keys.map((key, index) => [key, domain.values[index % domain.values.length] ?? ""]),
      );
    default:
      return undefined;
  }
}
