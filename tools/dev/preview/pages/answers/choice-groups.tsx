import { Fragment, type ReactNode } from "react";
import type { Choice } from "../preview-data.ts";

interface ChoiceGroupsProps {
  choices: Choice[];
  /** Renders choices that only other steps offer. */
  others: (where: string, drawn: ReactNode) => ReactNode;
  children: (choice: Choice) => ReactNode;
}

/**
 * A list of choices. Those that the current step doesn't offer come last, with the steps that do.
 */
export function ChoiceGroups({ choices, others, children: draw }: ChoiceGroupsProps) {
  const groups = new Map<string, Choice[]>();
  for (const choice of choices) {
    const where = choice.onlyAt ? `Only at ${choice.onlyAt.join(", ")}` : "";
    groups.set(where, [...(groups.get(where) ?? []), choice]);
  }
  return [...groups].map(([where, alike]) => {
    const drawn = alike.map((choice) => <Fragment key={choice.value}>{draw(choice)}</Fragment>);
    return <Fragment key={where}>{where ? others(where, drawn) : drawn}</Fragment>;
  });
}
