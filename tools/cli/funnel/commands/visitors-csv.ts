import type { Plan } from "#compiler/plan.ts";
import type { SimulatedVisitor } from "#compiler/simulation/visitors.ts";
import type { Json } from "#lib/json.ts";

/**
 * The columns: the visitor, the arm of each experiment, the last step, whether they bought, and
 * every answer.
 */
export function csvHead(plan: Plan): string {
  return ["visitor", ...Object.keys(plan.experiments), "last step", "bought", ...listAnswers(plan)]
    .map(cell)
    .join(",");
}

export function csvRow(
  plan: Plan,
  number: number,
  { arms, answers, places, bought }: SimulatedVisitor,
): string {
  const drawn = Object.keys(plan.experiments).map((id) => arms[id]);
  return [
    number,
    ...drawn,
    plan.steps[places.at(-1) ?? ""]?.id,
    bought ? "yes" : "no",
    ...listAnswers(plan).map((name) => answers[name]),
  ]
    .map(cell)
    .join(",");
}

function listAnswers(plan: Plan): string[] {
  return [...new Set(Object.values(plan.steps).flatMap(({ answer }) => answer ?? []))];
}

/** RFC 4180: quoted if it contains a comma, a quote, or a line break. */
function cell(value: Json | undefined): string {
  const text = typeof value === "string" ? value : (JSON.stringify(value) ?? "");
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
