import { useState } from "react";
import { Button } from "#ui/button.tsx";
import { Notice } from "./notice.tsx";
import { useOnline } from "./use-online.ts";

/** In place of a tab that could not be opened. */
export function TabFailure() {
  const isOnline = useOnline();
  const [busy, setBusy] = useState(false);

  // browsers and bundler remember a file that failed: only a new page asks for it again. Without a network there would be none
  const openAnew = async () => {
    setBusy(true);
    const answer = await fetch(window.location.href, { method: "HEAD", cache: "no-store" }).catch(
      () => undefined,
    );
    if (answer?.ok) window.location.reload();
    else setBusy(false);
  };
  return (
    <Notice
      text={
        isOnline
          ? "We could not open this part of your plan."
          : "You are offline, and this part of your plan has not been opened before."
      }
    >
      <Button look="quiet" busy={busy} onClick={() => void openAnew()}>
        Try again
      </Button>
    </Notice>
  );
}
