import { useEffect } from "react";
import { memberApp } from "#lib/member-app.ts";
import { catchInstallPrompt } from "./install-prompt.ts";
import { buildWithWorker, startWorker } from "./start-worker.ts";

/** Leaves the network to the plan itself. */
const AFTER_MS = 1_000;

/**
 * Makes this page the app: it can be installed, and once the plan is on screen, it's kept for times
 * without a network. Leaving the member area ends the offer to install it.
 */
export function useMemberApp(isPlanShown: boolean): void {
  useEffect(() => {
    if (buildWithWorker() === undefined) return;
    // Before the browser reads the manifest.
    catchInstallPrompt();
    return linkManifest();
  }, []);

  useEffect(() => {
    const build = buildWithWorker();
    if (!isPlanShown || build === undefined) return;
    // Without a worker, everything works except opening the plan offline.
    const start = () => {
      if (navigator.onLine) startWorker(build).catch(() => {});
      else addEventListener("online", start, { once: true });
    };
    const timer = setTimeout(start, AFTER_MS);
    return () => {
      clearTimeout(timer);
      removeEventListener("online", start);
    };
  }, [isPlanShown]);
}

/** The page of the member area has the link already; a page that led here doesn't. */
function linkManifest(): () => void {
  const link =
    document.querySelector<HTMLLinkElement>('link[rel="manifest"]') ??
    document.head.appendChild(document.createElement("link"));
  link.rel = "manifest";
  link.href = memberApp.manifest;
  return () => link.remove();
}
