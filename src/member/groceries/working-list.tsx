import { useId, useState } from "react";
import { TextField } from "#ui/forms/text-field.tsx";
import { Icon } from "#ui/icon.tsx";
import { Track } from "#ui/meters/track.tsx";
import type { Member } from "../member.ts";
import { findMeal } from "../program/cookbook-dishes.ts";
import { useJournal } from "../tracker/use-tracker.ts";
import { AtHome } from "./at-home.tsx";
import type { Focus } from "./focus.ts";
import { ItemForm } from "./item-form.tsx";
import { ItemGroup } from "./item-group.tsx";
import type { RowActions } from "./item-row.tsx";
import { ListButtons } from "./list-buttons.tsx";
import { ListChanges } from "./list-changes.tsx";
import { byCategory, type GroceryList, MAX_LIST_NAME, NEW_LIST } from "./lists/grocery-list.ts";
import type { ItemActions, ListsActions } from "./lists/lists-actions.ts";
import { PeopleField } from "./people-field.tsx";
import { ShareList } from "./share/share-list.tsx";
import styles from "./working-list.module.css";

interface WorkingListProps {
  member: Member;
  focus: Focus;
  list: GroceryList;
  saved: boolean;
  acts: ItemActions;
  shelf: ListsActions;
}

/** The open list. It's what gets printed. */
export function WorkingList({ member, focus, list, saved, acts, shelf }: WorkingListProps) {
  const titleId = useId();
  const { sync } = useJournal(member.tracker);
  const items = list.items.filter(({ atHome }) => !atHome);
  const rowActions: RowActions = {
    onTick: acts.tick,
    onRemove: acts.remove,
    onPlace: acts.place,
    nameMeal: (id) => findMeal(member.program, id)?.name,
  };
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
      {list.week !== undefined && (
        <PeopleField people={list.people ?? 1} onChange={acts.setPeople} />
      )}
      <ListChanges changes={list.changes ?? []} member={member} onDismiss={acts.dismissChanges} />
      <ItemForm onAdd={acts.add} />
      {list.items.length === 0 && (
        <p className={styles.empty}>
          <Icon name="basket" className={styles.emptyIcon} />
          <span>Nothing here yet. Add what you need, or start from a template.</span>
        </p>
      )}
      {byCategory(items).map((group) => (
        <ItemGroup key={group.category} {...group} acts={rowActions} />
      ))}
      <AtHome
        items={list.items.filter(({ atHome }) => atHome)}
        onPutBack={(id) => acts.place(id, false)}
      />
      <ListButtons
        done={done}
        total={list.items.length}
        saved={saved}
        sync={saved ? sync : "saved"}
        acts={acts}
        shelf={shelf}
      />
      {saved && member.userId !== undefined && (
        <ShareList key={list.id} userId={member.userId} list={list} />
      )}
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
