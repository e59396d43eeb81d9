import { Alert } from "#ui/alert.tsx";
import { Button } from "#ui/button.tsx";
import type { Pages } from "./use-pages.ts";

/** Loads the next page of a list. */
export function MoreButton({ more }: { more: Pages<{ next: string | undefined }>["more"] }) {
  if (!more) return null;
  return (
    <>
      <Alert text={more.isFailed ? "We couldn't load more. Please try again." : undefined} />
      <Button look="quiet" busy={more.isLoading} onClick={more.load}>
        Show more
      </Button>
    </>
  );
}
