import { useId } from "react";
import { ListChoice } from "./list-choice.tsx";
import { ListPanel } from "./list-panel.tsx";
import { countText } from "./lists/grocery-list.ts";
import type { Template } from "./lists/lists-state.ts";
import styles from "./templates.module.css";

/** Templates for new lists. Screen readers read a template's note with its button. */
export function Templates({
  templates,
  onUse,
}: {
  templates: Template[];
  onUse: (template: Template) => void;
}) {
  const noteId = useId();
  return (
    <ListPanel
      title="Start from a template"
      empty="There are no templates yet."
      isEmpty={templates.length === 0}
    >
      {templates.map((template, index) => (
        <li key={template.name} className={styles.template}>
          <ListChoice
            icon="basket"
            name={template.name}
            detail={countText(template.items)}
            describedBy={`${noteId}-${index}`}
            onChoose={() => onUse(template)}
          />
          <p id={`${noteId}-${index}`} className={styles.note}>
            {template.note}
          </p>
        </li>
      ))}
    </ListPanel>
  );
}
