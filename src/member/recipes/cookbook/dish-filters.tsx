import { useId, useMemo, useState } from "react";
import type { DishMeal } from "#rules/member-plan/cookbook/make-dish.ts";
import type { ContentOrTrait } from "#rules/member-plan/pool/contents.ts";
import type { Food } from "#rules/member-plan/pool/meal-pool.ts";
import { Icon } from "#ui/icon.tsx";
import { VisuallyHidden } from "#ui/visually-hidden.tsx";
import { SelectField } from "../../groceries/select-field.tsx";
import { MAX_TERM } from "../search/term.ts";
import { ANIMALS, METHODS, MINUTES, WITHOUT } from "./copy.ts";
import { type DishFilter, mainFoods } from "./dish-filter.ts";
import styles from "./dish-filters.module.css";

interface DishFiltersProps {
  filter: DishFilter;
  dishes: readonly DishMeal[];
  foods: Record<string, Food>;
  onChange: (next: Partial<DishFilter>) => void;
}

/** A search, and fields that narrow what it finds. */
export function DishFilters({ filter, dishes, foods, onChange }: DishFiltersProps) {
  const fieldsId = useId();
  const [isOpen, setIsOpen] = useState(isWide);
  const { term, isFavorite } = filter;
  return (
    <search className={styles.filters} aria-label="Cookbook">
      <div className={styles.top}>
        <label className={styles.search}>
          <Icon name="magnifying-glass" className={styles.glass} />
          <VisuallyHidden>Search the cookbook</VisuallyHidden>
          <input
            className={styles.input}
            type="search"
            value={term}
            maxLength={MAX_TERM}
            placeholder="Thighs, Gruyère, stew …"
            autoComplete="off"
            onChange={({ target }) => onChange({ term: target.value })}
          />
        </label>
        <button
          type="button"
          className={styles.toggle}
          aria-pressed={isFavorite}
          onClick={() => onChange({ isFavorite: !isFavorite })}
        >
          <Icon name={isFavorite ? "heart-fill" : "heart"} />
          <span>Favorites</span>
        </button>
        <button
          type="button"
          className={styles.toggle}
          aria-expanded={isOpen}
          aria-controls={fieldsId}
          onClick={() => setIsOpen(!isOpen)}
        >
          <Icon name="list-checks" />
          <span>Filters</span>
        </button>
      </div>
      <div id={fieldsId} className={styles.fields} hidden={!isOpen}>
        <Fields filter={filter} dishes={dishes} foods={foods} onChange={onChange} />
      </div>
    </search>
  );
}

/** On a phone, the fields would push the dishes off the screen. */
const isWide = () => window.matchMedia("(min-width: 48rem)").matches;

function Fields({ filter, dishes, foods, onChange }: DishFiltersProps) {
  const { minutes, animal, family, without } = filter;
  return (
    <>
      <SelectField
        label="Time"
        value={minutes ?? ""}
        onChange={({ target }) => onChange({ minutes: Number(target.value) || undefined })}
      >
        <option value="">Any time</option>
        {MINUTES.map((one) => (
          <option key={one} value={one}>{`Up to ${one} min`}</option>
        ))}
      </SelectField>
      <Choice
        label="Meat or fish"
        all="Any"
        value={animal}
        options={ANIMALS}
        onChange={(value) => onChange({ animal: value })}
      />
      <Choice
        label="Method"
        all="Any"
        value={family}
        options={METHODS}
        onChange={(value) => onChange({ family: value })}
      />
      <Choice
        label="Without"
        all="Nothing"
        value={without ?? ""}
        options={WITHOUT}
        onChange={(value) => onChange({ without: (value || undefined) as ContentOrTrait })}
      />
      <AtHome filter={filter} dishes={dishes} foods={foods} onChange={onChange} />
    </>
  );
}

interface ChoiceProps {
  label: string;
  all: string;
  value: string;
  options: readonly { value: string; label: string }[];
  onChange: (value: string) => void;
}

function Choice({ label, all, value, options, onChange }: ChoiceProps) {
  return (
    <SelectField label={label} value={value} onChange={({ target }) => onChange(target.value)}>
      <option value="">{all}</option>
      {options.map((one) => (
        <option key={one.value} value={one.value}>
          {one.label}
        </option>
      ))}
    </SelectField>
  );
}

/** Foods that the member has at home, one by one. */
function AtHome({ filter, dishes, foods, onChange }: DishFiltersProps) {
  const { atHome } = filter;
  const options = useMemo(() => {
    const used = new Set(dishes.flatMap((dish) => mainFoods(dish, foods)));
    return [...used]
      .map((id) => ({ value: id, label: foods[id]?.name ?? id }))
      .sort((one, other) => (one.label < other.label ? -1 : 1));
  }, [dishes, foods]);
  return (
    <div className={styles.home}>
      <Choice
        label="What I have"
        all={atHome.length === 0 ? "Choose a food" : "Add another food"}
        value=""
        options={options.filter(({ value }) => !atHome.includes(value))}
        onChange={(value) => value !== "" && onChange({ atHome: [...atHome, value] })}
      />
      {atHome.length > 0 && (
        <ul className={styles.chips} aria-label="What I have">
          {atHome.map((id) => (
            <li key={id}>
              <button
                type="button"
                className={styles.chip}
                onClick={() => onChange({ atHome: atHome.filter((one) => one !== id) })}
              >
                <VisuallyHidden>Remove </VisuallyHidden>
                <span>{foods[id]?.name ?? id}</span>
                <Icon name="x-bold" className={styles.cross} />
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
