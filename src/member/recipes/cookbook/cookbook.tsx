import { useId, useMemo, useRef, useState } from "react";
import type { DishMeal } from "#rules/member-plan/cookbook/make-dish.ts";
import { Button } from "#ui/button.tsx";
import { Icon } from "#ui/icon.tsx";
import { TextButton } from "#ui/text-button.tsx";
import type { Member } from "../../member.ts";
import { listDishes } from "../../program/cookbook-dishes.ts";
import { ProgramPicture } from "../../program/program-picture.tsx";
import { currentDay } from "../../tracker/notes.ts";
import { useJournal } from "../../tracker/use-tracker.ts";
import { minutesText } from "../minutes-text.ts";
import styles from "./cookbook.module.css";
import { methodName } from "./copy.ts";
import { DishDialog } from "./dish-dialog.tsx";
import { type DishFilter, filterDishes, noFilter } from "./dish-filter.ts";
import { DishFilters } from "./dish-filters.tsx";
import { favoritesEntry, readFavorites } from "./favorites.ts";

/** So many dishes are shown at first, and more on demand: a phone draws them at once. */
const SHOWN_AT_FIRST = 24;

/** The program's own dishes, below the recipes of the meal database. */
export function Cookbook({ member }: { member: Member }) {
  const dishes = listDishes(member.program);
  return dishes.length === 0 ? null : <Dishes member={member} dishes={dishes} />;
}

function Dishes({ member, dishes }: { member: Member; dishes: DishMeal[] }) {
  const titleId = useId();
  const { program, plans, tracker } = member;
  const { journal } = useJournal(tracker);
  const [filter, setFilter] = useState<DishFilter>(noFilter);
  const [shown, setShown] = useState(SHOWN_AT_FIRST);
  const [opened, setOpened] = useState<DishMeal>();
  const opener = useRef<HTMLElement | null>(null);
  const day = currentDay(journal);
  const favorites = readFavorites(journal);
  const { never } = plans.planOn(day).decisions;
  const { foods } = program.foods;
  const favoriteKey = favorites.join();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key stands for the favorites
  const { found, hidden } = useMemo(
    () => filterDishes(dishes, filter, { foods, favorites, never }),
    [dishes, filter, foods, favoriteKey, never],
  );
  const change = (next: Partial<DishFilter>) => {
    setFilter({ ...filter, ...next });
    setShown(SHOWN_AT_FIRST);
  };
  const toggle = (dish: DishMeal) => tracker.set(...favoritesEntry(journal, dish.id));
  return (
    <section className={styles.cookbook} aria-labelledby={titleId} data-cookbook>
      <div>
        <h2 id={titleId} className={styles.title}>
          Cookbook
        </h2>
        <p className={styles.lead}>{`${dishes.length} dishes that come with your plan.`}</p>
      </div>
      <DishFilters filter={filter} dishes={dishes} foods={foods} onChange={change} />
      <Hidden
        count={hidden}
        showsAll={filter.showsAll}
        hasLeftOut={never.size > 0}
        onChange={(showsAll) => change({ showsAll })}
      />
      <p className={styles.count} role="status">
        {found.length === 1 ? "1 dish" : `${found.length} dishes`}
      </p>
      {found.length === 0 && (
        <NothingFits
          hasNoFavorites={isOnlyFavorites(filter) && favorites.length === 0}
          onClear={() => setFilter(noFilter)}
        />
      )}
      <ul className={styles.cards}>
        {found.slice(0, shown).map((dish) => (
          <DishCard
            key={dish.id}
            dish={dish}
            isFavorite={favorites.includes(dish.id)}
            onToggle={() => toggle(dish)}
            onOpen={(by) => {
              opener.current = by;
              setOpened(dish);
            }}
          />
        ))}
      </ul>
      {found.length > shown && (
        <Button
          look="quiet"
          className={styles.more}
          onClick={() => setShown(shown + SHOWN_AT_FIRST)}
        >
          <Icon name="arrow-down" />
          <span>Show more dishes</span>
        </Button>
      )}
      {opened && (
        <DishDialog
          member={member}
          dish={opened}
          day={day}
          opener={opener}
          onClose={() => setOpened(undefined)}
        />
      )}
    </section>
  );
}

interface HiddenProps {
  count: number;
  showsAll: boolean;
  hasLeftOut: boolean;
  onChange: (showsAll: boolean) => void;
}

/** Says that dishes with what the member left out aren't shown, and shows them. */
function Hidden({ count, showsAll, hasLeftOut, onChange }: HiddenProps) {
  if (!hasLeftOut || (count === 0 && !showsAll)) return null;
  const hidden =
    count === 1
      ? "1 dish has something that you left out, and isn't shown."
      : `${count} dishes have something that you left out, and aren't shown.`;
  return (
    <p className={styles.hidden}>
      <span>{showsAll ? "You also see dishes with what you left out." : hidden}</span>
      <TextButton onClick={() => onChange(!showsAll)}>
        {showsAll ? "Hide them" : "Show all"}
      </TextButton>
    </p>
  );
}

const isOnlyFavorites = (filter: DishFilter): boolean =>
  filter.isFavorite && Object.values(filter).filter(Boolean).length === 2;

interface NothingFitsProps {
  hasNoFavorites: boolean;
  onClear: () => void;
}

function NothingFits({ hasNoFavorites, onClear }: NothingFitsProps) {
  return (
    <div className={styles.empty}>
      <p>
        {hasNoFavorites
          ? "You have no favorites yet. Tap the heart of a dish to keep it here."
          : "No dish fits. Try fewer filters or another word."}
      </p>
      <Button look="quiet" onClick={onClear}>
        Clear the filters
      </Button>
    </div>
  );
}

interface DishCardProps {
  dish: DishMeal;
  isFavorite: boolean;
  onToggle: () => void;
  onOpen: (by: HTMLElement) => void;
}

/** A dish's card. The whole card opens it, except for its heart. */
function DishCard({ dish, isFavorite, onToggle, onOpen }: DishCardProps) {
  return (
    <li className={styles.card}>
      <ProgramPicture picture={dish.image} icon="cooking-pot" className={styles.picture} lazy />
      <div className={styles.text}>
        <button
          type="button"
          className={styles.open}
          aria-haspopup="dialog"
          onClick={({ currentTarget }) => onOpen(currentTarget)}
        >
          {dish.name}
        </button>
        <p className={styles.facts}>
          <Icon name="clock" className={styles.icon} />
          <span className={styles.minutes}>{minutesText(dish.minutes)}</span>
          <span>{methodName(dish.family)}</span>
        </p>
      </div>
      <button
        type="button"
        className={styles.heart}
        aria-pressed={isFavorite}
        aria-label={`Favorite: ${dish.name}`}
        onClick={onToggle}
      >
        <Icon name={isFavorite ? "heart-fill" : "heart"} />
      </button>
    </li>
  );
}
