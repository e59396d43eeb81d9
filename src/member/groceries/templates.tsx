import { useId } from "react";
import { Icon } from "#ui/icon.tsx";
import styles from "./groceries.module.css";
import { countText } from "./grocery-list.ts";
import type { Template } from "./put-away.ts";
import shelf from "./shelf.module.css";

/** Lists to begin with. What is said about one is read before it is used. */
export function Templates({
  templates,
  onUse,
}: {
  templates: Template[];
  onUse: (template: Template) => void;
}) {
  const titleId = useId();
  const noteId = useId();
  return (
    <section className={styles.panel} aria-labelledby={titleId}>
      <h2 id={titleId} className={styles.title}>
        Begin with a list
      </h2>
      {templates.length === 0 && <p className={styles.soft}>There are no lists to begin with.</p>}
      <ul className={shelf.list} hidden={templates.length === 0}>
        {templates.map((template, index) => (
          <li key={template.name} className={shelf.template}>
            <button
              type="button"
              className={shelf.choice}
              aria-describedby={`${noteId}-${index}`}
              onClick={() => onUse(template)}
            >
              <Icon name="basket" className={shelf.icon} />
              <span className={shelf.words}>
                <span className={shelf.name}>{template.name}</span>{" "}
                <span className={shelf.detail}>{countText(template.items)}</span>
              </span>
            </button>
            <p id={`${noteId}-${index}`} className={styles.soft}>
              {template.note}
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
