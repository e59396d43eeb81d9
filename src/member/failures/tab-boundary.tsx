import { Component, type ReactNode, useState } from "react";
import { boundedFetch } from "#api/client/fetch-with-timeout.ts";
import { Button } from "#ui/button.tsx";
import { useOnline } from "#ui/use-online.ts";
import { Notice } from "../notice.tsx";

/** Catches a tab that fails to load or render, so that the other tabs keep working. */
export class TabBoundary extends Component<{ children: ReactNode }, { broken: boolean }> {
  override state = { broken: false };

  static getDerivedStateFromError() {
    return { broken: true };
  }

  override render() {
    return this.state.broken ? <TabFailure /> : this.props.children;
  }
}

/** Shown in place of a tab that can't be opened. */
function TabFailure() {
  const isOnline = useOnline();
  const [busy, setBusy] = useState(false);

  // The browser and the bundler remember a file that failed, and only a new page load asks for it
  // again. Without a network there would be no new page, so check first.
  const reopen = async () => {
    setBusy(true);
    const answer = await boundedFetch(window.location.href, {
      method: "HEAD",
      cache: "no-store",
    }).catch(() => undefined);
    if (answer?.ok) window.location.reload();
    else setBusy(false);
  };
  return (
    <Notice
      text={
        isOnline
          ? "We couldn't open this part of your plan."
          : "You are offline, and this part of your plan has not been opened before."
      }
    >
      <Button look="quiet" busy={busy} onClick={() => void reopen()}>
        Try again
      </Button>
    </Notice>
  );
}
