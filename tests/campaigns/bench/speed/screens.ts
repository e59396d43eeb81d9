import type { AnyStep } from "#quiz/steps/step.ts";
import { listValues, type Step, toScreenName } from "../../../e2e/support/funnel.ts";

/** The part of a step that every contestant shows: its text, and what a visitor does there. */
export interface Screen {
  id: string;
  title: string;
  kind: "one" | "many" | "field" | "page";
  options: [value: string, label: string][];
  number?: number;
}

const KINDS: Record<string, Screen["kind"]> = {
  entrance: "one",
  "single-choice": "one",
  "multi-choice": "many",
  "body-areas": "many",
  height: "field",
  weight: "field",
  number: "field",
  email: "field",
};

export function toScreen(step: AnyStep): Screen {
  const kind = KINDS[step.type] ?? "page";
  const { options = {} } = step as Step;
  const hasOptions = kind === "one" || kind === "many";
  return {
    id: toScreenName(step),
    title: step.title,
    kind,
    options: hasOptions
      ? listValues(step as Step).map((value) => [value, options[value]?.label ?? value])
      : [],
    ...(step.number === undefined ? {} : { number: step.number }),
  };
}
