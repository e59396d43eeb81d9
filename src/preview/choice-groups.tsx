import { Fragment, type ReactNode } from "react";
import type { Choice } from "./preview-data.ts";

interface ChoiceGroupsProps {
  choices: Choice[];
  /** Draws those that some other steps offer alone. */
  others: (where: string, drawn: ReactNode) => ReactNode;
  children: (choice: Choice) => ReactNode;
}

/** Choices one after the other; those that cannot be made at the step that is looked at come last, with where they can. */
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
