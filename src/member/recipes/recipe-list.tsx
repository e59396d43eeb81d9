import { useEffect, useRef } from "react";
import type { Recipe } from "#api/meals/meal-recipe.ts";
import { Alert } from "#ui/alert.tsx";
import { Button } from "#ui/button.tsx";
import { Icon } from "#ui/icon.tsx";
import { useOnline } from "#ui/use-online.ts";
import { VisuallyHidden } from "#ui/visually-hidden.tsx";
import { NoRecipes } from "./no-recipes.tsx";
import { RecipeCard } from "./recipe-card.tsx";
import styles from "./recipe-list.module.css";
import { PAGE_SIZE } from "./search/recipe-pages.ts";
import { useRecipes } from "./use-recipes.ts";

interface RecipeListProps {
  term: string;
  onOpen: (recipe: Recipe, by: HTMLElement) => void;
}

/** The recipes loaded so far, as cards, with a button to load more. */
export function RecipeList({ term, onOpen }: RecipeListProps) {
  const loaded = useRecipes(term);
  const { recipes, isPending, isError, isFetching, refetch, fetchNextPage } = loaded;
  const { list, noteShown } = useFocusOnNewCards(loaded);

  const more = () => {
    noteShown();
    void fetchNextPage();
  };
  const isEmpty = !isPending && !isError && recipes.length === 0;
  const isFoundNowhere = isEmpty && term !== "";
  return (
    <div className={styles.list}>
      <div role="status">
        {isPending && <Skeletons />}
        {isEmpty && !isFoundNowhere && <NoRecipes isSearch={false} />}
        {recipes.length > 0 && <RecipeCount loaded={loaded} />}
      </div>
      {recipes.length > 0 && (
        <ul ref={list} className={styles.cards}>
          {recipes.map((recipe) => (
            <RecipeCard key={recipe.id} recipe={recipe} onOpen={onOpen} />
          ))}
        </ul>
      )}
      {/* Show one alert at a time. */}
      {isFoundNowhere ? (
        <NoRecipes isSearch />
      ) : (
        <Failure
          failed={isError}
          busy={isFetching}
          onRetry={() => void (recipes.length > 0 ? fetchNextPage() : refetch())}
        />
      )}
      <MissingRecipes loaded={loaded} />
      <MoreButton loaded={loaded} onPress={more} />
    </div>
  );
}

interface LoadedProps {
  loaded: ReturnType<typeof useRecipes>;
}

/**
 * Moves the focus after more recipes have arrived. The button that was pressed may be gone, so the
 * first new card gets it, or the last card if there are no new ones.
 */
function useFocusOnNewCards({ recipes, pageCount, isFetchingNextPage }: LoadedProps["loaded"]) {
  const list = useRef<HTMLUListElement>(null);
  const shownBefore = useRef<number>(undefined);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a cached page arrives without being fetched
  useEffect(() => {
    if (isFetchingNextPage || shownBefore.current === undefined) return;
    const cards = [...(list.current?.querySelectorAll("button") ?? [])];
    // Don't interrupt a search that's being typed.
    const isTyping = document.activeElement instanceof HTMLInputElement;
    if (!isTyping) (cards[shownBefore.current] ?? cards.at(-1))?.focus({ preventScroll: true });
    shownBefore.current = undefined;
  }, [isFetchingNextPage, pageCount]);

  const noteShown = () => {
    shownBefore.current = recipes.length;
  };
  return { list, noteShown };
}

function RecipeCount({ loaded: { recipes, isFetchingNextPage } }: LoadedProps) {
  const count = `${recipes.length} ${recipes.length === 1 ? "recipe" : "recipes"}`;
  return <VisuallyHidden>{isFetchingNextPage ? "Loading more recipes" : count}</VisuallyHidden>;
}

/** Offers to load the recipes of a page that only came in part. */
function MissingRecipes({ loaded }: LoadedProps) {
  const { isPartial, isError, isFetching, isFetchingNextPage, refetch } = loaded;
  if (!isPartial || isError || isFetchingNextPage) return null;
  return (
    <p className={styles.partial}>
      <span role="alert">Some recipes couldn't be loaded.</span>
      <Button look="quiet" busy={isFetching} onClick={() => void refetch()}>
        Try again
      </Button>
    </p>
  );
}

function MoreButton({ loaded, onPress }: LoadedProps & { onPress: () => void }) {
  const { hasNextPage, isError, isFetchingNextPage } = loaded;
  if (!hasNextPage || isError) return null;
  return (
    <Button look="quiet" className={styles.more} busy={isFetchingNextPage} onClick={onPress}>
      {!isFetchingNextPage && <Icon name="arrow-down" />}
      <span>Load More Recipes</span>
    </Button>
  );
}

const places = Array.from({ length: PAGE_SIZE }, (_, place) => place);

/** Placeholders for the cards while they load. */
function Skeletons() {
  return (
    <>
      <VisuallyHidden>Loading recipes</VisuallyHidden>
      <div className={styles.skeletonsCards} aria-hidden="true">
        {places.map((place) => (
          <div key={place} className={styles.card}>
            <div className={styles.picture} />
            <div className={styles.line} />
            <div className={styles.shortLine} />
          </div>
        ))}
      </div>
    </>
  );
}

interface FailureProps {
  failed: boolean;
  busy: boolean;
  onRetry: () => void;
}

/** Shows that recipes failed to load, or that the device is offline. */
function Failure({ failed, busy, onRetry }: FailureProps) {
  const isOnline = useOnline();
  return (
    <div className={failed ? styles.failure : undefined}>
      <Alert text={failed ? "Failed to load recipes. Please try again later." : undefined} boxed />
      <p role="status" className={styles.offline}>
        {failed && !isOnline && (
          <>
            <Icon name="wifi-slash" className={styles.icon} />
            <span>You are offline. Try again once you are connected.</span>
          </>
        )}
      </p>
      {failed && (
        <Button look="quiet" busy={busy} onClick={onRetry}>
          Try again
        </Button>
      )}
    </div>
  );
}
