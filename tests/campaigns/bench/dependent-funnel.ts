import type { FunnelFiles } from "#compiler/read/read-funnel.ts";
import { largeFunnel } from "./large-funnel.ts";

/**
 * A valid funnel with this many steps. Every option depends on the question before: an answer given
 * there isn't offered again. For measuring.
 */
export function dependentFunnel(steps: number): FunnelFiles {
  return largeFunnel(steps, 0, optionsAfter);
}

function optionsAfter(id: string): string {
  const number = Number(id.replace("question-", ""));
  const [answer, values] =
    number === 0 ? ["gender", ["male", "female"]] : [`answer${number - 1}`, ["yes", "no", "maybe"]];
  const option = (value: string, index: number) =>
    `    ${value}: { label: "It is ${value}", when: { not: { ${answer}: "${values[index % values.length]}" } } }\n`;
  return ["yes", "no", "maybe"].map(option).join("");
}
