import { useId, useState } from "react";
import { TextField } from "#ui/forms/text-field.tsx";
import { Icon } from "#ui/icon.tsx";
import { Track } from "#ui/meters/track.tsx";
import type { Focus } from "./focus.ts";
import { ItemForm } from "./item-form.tsx";
import { ItemGroup } from "./item-group.tsx";
import { ListButtons } from "./list-buttons.tsx";
import { byCategory, type GroceryList, MAX_LIST_NAME, NEW_LIST } from "./lists/grocery-list.ts";
import type { ItemActions, ListsActions } from "./lists/lists-actions.ts";
import styles from "./working-list.module.css";

interface WorkingListProps {
  focus: Focus;
  list: GroceryList;
  saved: boolean;
  acts: ItemActions;
  shelf: ListsActions;
}

/** The open list. It's what gets printed. */
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
        {items.length > 0 && <p className={styles.count}>{`${done} of ${items.length}`}</p>}
      </header>
      {items.length > 0 && (
        <Track
          percent={(done / items.length) * 100}
          size="s"
          tone="good"
          className={styles.track}
        />
      )}
      <ListName name={list.name} onName={acts.rename} />
      <ItemForm onAdd={acts.add} />
      {items.length === 0 && (
        <p className={styles.empty}>
          <Icon name="basket" className={styles.emptyIcon} />
          <span>Nothing here yet. Add what you need, or start from a template.</span>
        </p>
      )}
      {byCategory(items).map((group) => (
        <ItemGroup key={group.category} {...group} onTick={acts.tick} onRemove={acts.remove} />
      ))}
      <ListButtons done={done} total={items.length} saved={saved} acts={acts} shelf={shelf} />
    </section>
  );
}

/** Names the list. A list always has a name, but the field may be empty while you type. */
export function ListName({ name, onName }: { name: string; onName: (typed: string) => void }) {
  const [typing, setTyping] = useState<string>();
  return (
    <div className={styles.name}>
      <TextField
        label="List name"
        value={typing ?? name}
        maxLength={MAX_LIST_NAME}
        placeholder={NEW_LIST}
        autoComplete="off"
        enterKeyHint="done"
        onFocus={({ target }) => name === NEW_LIST && target.select()}
        onChange={({ target }) => {
          setTyping(target.value);
          onName(target.value);
        }}
        onBlur={() => setTyping(undefined)}
      />
    </div>
  );
}
