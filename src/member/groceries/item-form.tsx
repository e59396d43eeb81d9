import { useRef, useState } from "react";
import type { GroceryCategory } from "#lib/grocery-categories.ts";
import { Button } from "#ui/button.tsx";
import { Icon } from "#ui/icon.tsx";
import { Spoken } from "#ui/spoken.tsx";
import { TextField } from "#ui/text-field.tsx";
import { CategoryField } from "./category-field.tsx";
import { LONGEST_ITEM, type Wanted } from "./grocery-list.ts";
import styles from "./item-form.module.css";
import { categoryOf, type TypedItem, typedItem } from "./typed-item.ts";

/** Fields for one item after another: Enter adds it, and the next can be typed. */
export function ItemForm({ onAdd }: { onAdd: (wanted: Wanted) => void }) {
  const [typed, setTyped] = useState<TypedItem>(typedItem.recall);
  const [added, setAdded] = useState(0);
  const field = useRef<HTMLInputElement>(null);
  const category = categoryOf(typed);
  const isEmpty = typed.name.trim() === "";

  const type = (next: TypedItem) => {
    setTyped(next);
    typedItem.keep(next);
  };
  const add = () => {
    if (isEmpty) return;
    onAdd({ name: typed.name, category });
    type({ name: "" });
    setAdded(added + 1);
    field.current?.focus();
  };
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        add();
      }}
    >
      <div className={styles.item}>
        <TextField
          ref={field}
          label="Item"
          data-place="field"
          value={typed.name}
          maxLength={LONGEST_ITEM}
          placeholder="Ribeye, 2"
          autoComplete="off"
          autoCapitalize="sentences"
          enterKeyHint="enter"
          onChange={({ target }) => type({ ...typed, name: target.value })}
        />
      </div>
      <CategoryField
        category={category}
        onChoose={(byHand: GroceryCategory) => type({ ...typed, byHand })}
      />
      <Button type="submit" className={styles.add} disabled={isEmpty}>
        <Icon name="plus-bold" />
        Add
      </Button>
      <span role="status">
        <Spoken>{added > 0 && isEmpty && "Added."}</Spoken>
      </span>
    </form>
  );
}
