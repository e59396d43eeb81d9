import { useEffect, useRef } from "react";
import type { Recipe } from "#backend/meal-recipe.ts";
import { Button } from "#ui/button.tsx";
import { Icon } from "#ui/icon.tsx";
import { Spoken } from "#ui/spoken.tsx";
import { Failure } from "./failure.tsx";
import { NoRecipes } from "./no-recipes.tsx";
import { RecipeCard } from "./recipe-card.tsx";
import styles from "./recipe-list.module.css";
import { Skeletons } from "./skeletons.tsx";
import { useRecipes } from "./use-recipes.ts";

interface RecipeListProps {
  term: string;
  onOpen: (recipe: Recipe, by: HTMLElement) => void;
}

/** The recipes as cards, as far as they are fetched, and the way to more. */
export function RecipeList({ term, onOpen }: RecipeListProps) {
  const {
    recipes,
    pageCount,
    isPartial,
    isPending,
    isError,
    isFetching,
    isFetchingNextPage,
    hasNextPage,
    refetch,
    fetchNextPage,
  } = useRecipes(term);
  const list = useRef<HTMLUListElement>(null);
  const shownBefore = useRef<number>(undefined);

  // the button that was pressed may be gone: who presses it goes on at the first card that came, or at the last where none did
  // biome-ignore lint/correctness/useExhaustiveDependencies: a page that is known already comes without having been fetched
  useEffect(() => {
    if (isFetchingNextPage || shownBefore.current === undefined) return;
    const cards = [...(list.current?.querySelectorAll("button") ?? [])];
    // who has begun to type a search meanwhile is not interrupted
    const isTyping = document.activeElement instanceof HTMLInputElement;
    if (!isTyping) (cards[shownBefore.current] ?? cards.at(-1))?.focus({ preventScroll: true });
    shownBefore.current = undefined;
  }, [isFetchingNextPage, pageCount]);

  const more = () => {
    shownBefore.current = recipes.length;
    void fetchNextPage();
  };
  const isEmpty = !isPending && !isError && recipes.length === 0;
  const isFoundNowhere = isEmpty && term !== "";
  return (
    <div className={styles.list}>
      <div role="status">
        {isPending && <Skeletons />}
        {isEmpty && !isFoundNowhere && <NoRecipes isSearch={false} />}
        {recipes.length > 0 && (
          <Spoken>
            {isFetchingNextPage
              ? "Loading more recipes"
              : `${recipes.length} ${recipes.length === 1 ? "recipe" : "recipes"}`}
          </Spoken>
        )}
      </div>
      {recipes.length > 0 && (
        <ul ref={list} className={styles.cards}>
          {recipes.map((recipe) => (
            <RecipeCard key={recipe.id} recipe={recipe} onOpen={onOpen} />
          ))}
        </ul>
      )}
      {/* one alert at a time */}
      {isFoundNowhere ? (
        <NoRecipes isSearch />
      ) : (
        <Failure
          failed={isError}
          busy={isFetching}
          onRetry={() => void (recipes.length > 0 ? fetchNextPage() : refetch())}
        />
      )}
      {isPartial && !isError && !isFetchingNextPage && (
        <p className={styles.partial}>
          Some recipes could not be fetched.
          <Button look="quiet" busy={isFetching} onClick={() => void refetch()}>
            Try again
          </Button>
        </p>
      )}
      {hasNextPage && !isError && (
        <Button look="quiet" className={styles.more} busy={isFetchingNextPage} onClick={more}>
          {!isFetchingNextPage && <Icon name="arrow-down" />}
          Load More Recipes
        </Button>
      )}
    </div>
  );
}
