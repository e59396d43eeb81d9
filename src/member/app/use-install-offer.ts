import { useState, useSyncExternalStore } from "react";
import { kept } from "../kept.ts";
import { type InstallOffer, installOffer } from "./install-offer.ts";
import { hasInstallPrompt, watchInstallPrompt } from "./install-prompt.ts";
import { buildWithWorker } from "./start-worker.ts";

/** About this browser, not about a member, so it stays after a log-out. */
const DISMISSED = "installDismissed";

/** The offer to install the app, until the member has dismissed it in this browser. */
export function useInstallOffer(): { offer: InstallOffer | undefined; dismiss: () => void } {
  const hasPrompt = useSyncExternalStore(watchInstallPrompt, hasInstallPrompt);
  const [isDismissed, setIsDismissed] = useState(() => kept.store.get(DISMISSED) !== null);
  const dismiss = () => {
    kept.store.set(DISMISSED, "yes");
    setIsDismissed(true);
  };
  if (isDismissed || buildWithWorker() === undefined) return { offer: undefined, dismiss };
  const { userAgent, maxTouchPoints } = navigator;
  const isInstalled = runsAsApp();
  const device = { hasPrompt, isInstalled, userAgent, touchPoints: maxTouchPoints };
  return { offer: installOffer(device), dismiss };
}

function runsAsApp(): boolean {
  const isInSafari = "standalone" in navigator && navigator.standalone === true;
  return isInSafari || matchMedia("(display-mode: standalone)").matches;
}
