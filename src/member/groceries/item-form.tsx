import { type Ref, useRef, useState } from "react";
import { GROCERY_CATEGORIES, type GroceryCategory } from "#lib/grocery-categories.ts";
import { cleanTypedText } from "#lib/typed/typed-text.ts";
import { Button } from "#ui/button.tsx";
import { TextField } from "#ui/forms/text-field.tsx";
import { Icon } from "#ui/icon.tsx";
import { VisuallyHidden } from "#ui/visually-hidden.tsx";
import styles from "./item-form.module.css";
import { MAX_ITEM, type NewItem } from "./lists/grocery-list.ts";
import { getCategory, type TypedItem, typedItem } from "./lists/typed-item.ts";
import { SelectField } from "./select-field.tsx";

/** Adds items one after another: Enter adds one and clears the field for the next. */
export function ItemForm({ onAdd }: { onAdd: (wanted: NewItem) => void }) {
  const [typed, type] = useTypedItem();
  const [added, setAdded] = useState(0);
  const field = useRef<HTMLInputElement>(null);
  const category = getCategory(typed);
  const isEmpty = cleanTypedText(typed.name) === "";

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
      <NameField ref={field} name={typed.name} onType={(name) => type({ ...typed, name })} />
      <CategoryField category={category} onChoose={(byHand) => type({ ...typed, byHand })} />
      <Button type="submit" className={styles.add} disabled={isEmpty}>
        <Icon name="plus-bold" />
        <span>Add</span>
      </Button>
      <span role="status">
        <VisuallyHidden>{added > 0 && isEmpty && "Added."}</VisuallyHidden>
      </span>
    </form>
  );
}

/** The item being typed, which a reload of the tab keeps. */
function useTypedItem() {
  const [typed, setTyped] = useState<TypedItem>(typedItem.recall);
  const type = (next: TypedItem) => {
    setTyped(next);
    typedItem.keep(next);
  };
  return [typed, type] as const;
}

interface NameFieldProps {
  ref: Ref<HTMLInputElement>;
  name: string;
  onType: (name: string) => void;
}

function NameField({ ref, name, onType }: NameFieldProps) {
  return (
    <div className={styles.item}>
      <TextField
        ref={ref}
        label="Item"
        data-place="field"
        value={name}
        maxLength={MAX_ITEM}
        placeholder="Ribeye, 2"
        autoComplete="off"
        autoCapitalize="sentences"
        enterKeyHint="enter"
        onChange={({ target }) => onType(target.value)}
      />
    </div>
  );
}

function CategoryField({
  category,
  onChoose,
}: {
  category: GroceryCategory;
  onChoose: (category: GroceryCategory) => void;
}) {
  return (
    <div className={styles.category}>
      <SelectField
        label="Category"
        value={category}
        // Only the known categories are options.
        onChange={({ target }) => onChoose(target.value as GroceryCategory)}
      >
        {GROCERY_CATEGORIES.map((name) => (
          <option key={name}>{name}</option>
        ))}
      </SelectField>
    </div>
  );
}
