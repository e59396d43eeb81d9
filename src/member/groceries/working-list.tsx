import { useId, useState } from "react";
import type { GroceryCategory } from "#lib/grocery-categories.ts";
import type { Food } from "#rules/member-plan/pool/meal-pool.ts";
import { quantityText } from "#rules/member-plan/shopping/shopping-list-amount.ts";
import { Button } from "#ui/button.tsx";
import { TextField } from "#ui/forms/text-field.tsx";
import { Icon } from "#ui/icon.tsx";
import { Track } from "#ui/meters/track.tsx";
import type { Member } from "../member.ts";
import { findMeal } from "../program/cookbook-dishes.ts";
import { toUnits } from "../tracker/unit.ts";
import { useJournal } from "../tracker/use-tracker.ts";
import type { Focus } from "./focus.ts";
import { ItemForm } from "./item-form.tsx";
import { ItemRow, type RowActions } from "./item-row.tsx";
import { ListButtons } from "./list-buttons.tsx";
import {
  type AmountChange,
  byCategory,
  type GroceryItem,
  type GroceryList,
  MAX_LIST_NAME,
  NEW_LIST,
} from "./lists/grocery-list.ts";
import type { ItemActions, ListsActions } from "./lists/lists-actions.ts";
import { PeopleField } from "./people-field.tsx";
import { ShareList } from "./share/share-list.tsx";
import styles from "./working-list.module.css";

interface WorkingListProps {
  member: Member;
  focus: Focus;
  list: GroceryList;
  saved: boolean;
  itemActions: ItemActions;
  listActions: ListsActions;
}

/** The open list. It's what gets printed. */
export function WorkingList({
  member,
  focus,
  list,
  saved,
  itemActions,
  listActions,
}: WorkingListProps) {
  const titleId = useId();
  const { sync } = useJournal(member.tracker);
  const items = list.items.filter(({ atHome }) => !atHome);
  const rowActions: RowActions = {
    onTick: itemActions.tick,
    onRemove: itemActions.remove,
    onPlace: itemActions.place,
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
      <ListName name={list.name} onName={itemActions.rename} />
      {list.week !== undefined && (
        <PeopleField people={list.people ?? 1} onChange={itemActions.setPeople} />
      )}
      <ListChanges
        changes={list.changes ?? []}
        member={member}
        onDismiss={itemActions.dismissChanges}
      />
      <ItemForm onAdd={itemActions.add} />
      {list.items.length === 0 && (
        <p className={styles.empty}>
          <Icon name="basket" className={styles.emptyIcon} />
          <span>Nothing here yet. Add what you need, or start from a template.</span>
        </p>
      )}
      {byCategory(items).map((group) => (
        <ItemGroup key={group.category} {...group} actions={rowActions} />
      ))}
      <AtHome
        items={list.items.filter(({ atHome }) => atHome)}
        onPutBack={(id) => itemActions.place(id, false)}
      />
      <ListButtons
        done={done}
        total={list.items.length}
        saved={saved}
        sync={saved ? sync : "saved"}
        itemActions={itemActions}
        listActions={listActions}
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

interface AtHomeProps {
  items: readonly GroceryItem[];
  onPutBack: (id: string) => void;
}

/** The items that the member has at home: not to be bought, and not lost either. */
function AtHome({ items, onPutBack }: AtHomeProps) {
  if (items.length === 0) return null;
  return (
    <details className={styles.home}>
      <summary className={styles.summary}>
        <Icon name="house-line" />
        <span>{`At home (${items.length})`}</span>
        <Icon name="caret-down-bold" className={styles.caret} />
      </summary>
      <ul className={styles.items}>
        {items.map(({ id, name }) => (
          <li key={id} className={styles.item}>
            <span className={styles.atHomeName}>{name}</span>
            <Button look="quiet" aria-label={`Buy ${name} after all`} onClick={() => onPutBack(id)}>
              Buy it after all
            </Button>
          </li>
        ))}
      </ul>
    </details>
  );
}

const ICONS: Record<GroceryCategory, string> = {
  Proteins: "cow",
  "Fats & Oils": "drop",
  Seasonings: "pepper",
  Beverages: "coffee",
  Other: "basket",
};

interface ItemGroupProps {
  category: GroceryCategory;
  items: GroceryItem[];
  actions: RowActions;
}

/** The items of one category. */
function ItemGroup({ category, items, actions }: ItemGroupProps) {
  const titleId = useId();
  return (
    <section className={styles.group} aria-labelledby={titleId}>
      <h3 id={titleId} className={styles.itemGroupTitle}>
        <Icon name={ICONS[category]} className={styles.icon} />
        <span>{category}</span>
      </h3>
      <ul>
        {items.map((item) => (
          <ItemRow key={item.id} item={item} actions={actions} />
        ))}
      </ul>
    </section>
  );
}

interface ListChangesProps {
  changes: readonly AmountChange[];
  member: Pick<Member, "program" | "unit">;
  onDismiss: () => void;
}

/** The changes in a week's list since the member last looked, until they dismiss them. */
function ListChanges({ changes, member, onDismiss }: ListChangesProps) {
  const { foods } = member.program.foods;
  const texts = changes.map((change) => describeChange(change, foods[change.food], member.unit));
  return (
    // The region is there before its text, so that screen readers announce it.
    <div role="status">
      {texts.length > 0 && (
        <div className={styles.changes}>
          <Icon name="info" className={styles.listChangesIcon} />
          <p className={styles.text}>
            <strong>What changed:</strong> <span>{`${texts.join(", ")}.`}</span>
          </p>
          <Button look="quiet" onClick={onDismiss}>
            Got it
          </Button>
        </div>
      )}
    </div>
  );
}

/** `+200 g ground beef`, `no more lamb` */
function describeChange(
  { food: id, from = 0, to }: AmountChange,
  food: Food | undefined,
  unit: Member["unit"],
): string {
  const name = nameFood(id, food);
  if (to === undefined) return `no more ${name}`;
  const difference = to - from;
  if (!food || difference === 0) return `also ${name}`;
  const amount = quantityText(food, Math.abs(difference), toUnits(unit));
  const isCounted = food.piece !== undefined && food.sold.grams === undefined;
  return `${difference > 0 ? "+" : "−"}${amount}${isCounted ? "" : ` ${name}`}`;
}

function nameFood(id: string, food: Food | undefined): string {
  if (!food) return id.split("-").join(" ");
  const { name } = food;
  return food["proper-noun"] ? name : name.charAt(0).toLowerCase() + name.slice(1);
}
