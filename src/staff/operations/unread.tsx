import { Alert } from "#ui/alert.tsx";
import { Button } from "#ui/button.tsx";
import { Loading } from "#ui/loading/loading.tsx";
import type { Read } from "./use-read.ts";

interface UnreadProps {
  state: Read<unknown>["state"];
  /** The thing that's being read: "the orders". */
  what: string;
  refetch: () => void;
}

const TEXTS = {
  forbidden: () => "This account isn't an operator's any more. Ask an engineer for the role.",
  offline: (what: string) => `You are offline. We load ${what} as soon as you're back.`,
  failed: (what: string) => `We couldn't load ${what}.`,
};

/** Shown in place of what isn't read yet, or can't be read. */
export function Unread({ state, what, refetch }: UnreadProps) {
  if (state === "loading" || state === "shown") return <Loading text={`Loading ${what}`} />;
  return (
    <>
      <Alert text={TEXTS[state](what)} boxed />
      {state !== "forbidden" && (
        <Button look="quiet" onClick={refetch}>
          Try again
        </Button>
      )}
    </>
  );
}
