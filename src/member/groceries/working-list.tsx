import { useId } from "react";
import { Icon } from "#ui/icon.tsx";
import type { Focus } from "./focus.ts";
import { byCategory, type GroceryList } from "./grocery-list.ts";
import { ItemForm } from "./item-form.tsx";
import { ItemGroup } from "./item-group.tsx";
import type { ListActs } from "./list-acts.ts";
import { ListButtons } from "./list-buttons.tsx";
import { ListName } from "./list-name.tsx";
import styles from "./sheet.module.css";
import type { ShelfActs } from "./shelf-acts.ts";

interface WorkingListProps {
  focus: Focus;
  list: GroceryList;
  saved: boolean;
  acts: ListActs;
  shelf: ShelfActs;
}

/** The list that is open. It is what gets printed. */
export function WorkingList({ focus, list, saved, acts, shelf }: WorkingListProps) {
  const titleId = useId();
  const { items } = list;
  const done = items.filter(({ checked }) => checked).length;
  return (
    <section ref={focus.root} className={styles.sheet} aria-labelledby={titleId}>
      <header className={styles.head}>
        <h2 id={titleId} className={styles.title} data-place="title" tabIndex={-1}>
          Your list
        </h2>
        {items.length > 0 && (
          <p className={styles.count}>
            {done} of {items.length}
          </p>
        )}
      </header>
      {items.length > 0 && (
        <div className={styles.track} aria-hidden="true">
          <div className={styles.fill} style={{ width: `${(done / items.length) * 100}%` }} />
        </div>
      )}
      <ListName name={list.name} onName={acts.rename} />
      <ItemForm onAdd={acts.add} />
      {items.length === 0 && (
        <p className={styles.empty}>
          <Icon name="basket" className={styles.emptyIcon} />
          Nothing on it yet. Write down what you need, or begin with one of our lists.
        </p>
      )}
      {byCategory(items).map((group) => (
        <ItemGroup key={group.category} {...group} onTick={acts.tick} onRemove={acts.remove} />
      ))}
      <ListButtons done={done} total={items.length} saved={saved} acts={acts} shelf={shelf} />
    </section>
  );
}
