import { useState } from "react";
import { LogOut } from "./log-out.tsx";
import { queries } from "./queries.ts";
import { createBrowserTracker } from "./tracker/browser-tracker.ts";

/** The log-out button of pages outside the member area. */
export function LogOutElsewhere({ userId }: { userId: string }) {
  const [tracker] = useState(() => createBrowserTracker(userId));
  return <LogOut userId={userId} tracker={tracker} onLeave={() => queries.clear()} />;
}
