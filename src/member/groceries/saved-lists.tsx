import { useId } from "react";
import { Icon } from "#ui/icon.tsx";
import styles from "./groceries.module.css";
import { countText, type GroceryList } from "./grocery-list.ts";
import shelf from "./shelf.module.css";

interface SavedListsProps {
  lists: GroceryList[];
  openId: string;
  onOpen: (id: string) => void;
}

export function SavedLists({ lists, openId, onOpen }: SavedListsProps) {
  const titleId = useId();
  return (
    <section className={styles.panel} aria-labelledby={titleId}>
      <h2 id={titleId} className={styles.title}>
        Saved lists
      </h2>
      {lists.length === 0 && (
        <p className={styles.soft}>
          Nothing saved yet. A list that you save is here the next time.
        </p>
      )}
      <ul className={shelf.list} hidden={lists.length === 0}>
        {lists.map((list) => (
          <li key={list.id}>
            <button
              type="button"
              className={shelf.choice}
              aria-current={list.id === openId || undefined}
              onClick={() => onOpen(list.id)}
            >
              <Icon name="list-checks" className={shelf.icon} />
              <span className={shelf.words}>
                <span className={shelf.name}>{list.name}</span>{" "}
                <span className={shelf.detail}>{detailOf(list)}</span>
              </span>
              {list.id === openId && <span className={shelf.mark}>Open</span>}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

function detailOf({ items, createdAt }: GroceryList): string {
  const day = new Date(createdAt).toLocaleDateString("en-US", { month: "short", day: "numeric" });
  return `${countText(items)}, ${day}`;
}
