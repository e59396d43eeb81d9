import { useEffect } from "react";
import { isRemembered } from "../forget-member.ts";
import { kept } from "../kept.ts";
import { captureDrawing, type KeptPlan } from "./drawing.ts";

/** The time between tries until there's something to store. */
const SETTLE_MS = 1000;

/**
 * Stores a picture of the plan on screen, shown on the next visit before the app has loaded. Does
 * nothing while `isCertain` is false.
 */
export function useKeptPlan(userId: string, isCertain: boolean): void {
  useEffect(() => {
    if (!isCertain) return;
    const keep = () => keepPlan(userId);
    const settling = setInterval(() => keep() && clearInterval(settling), SETTLE_MS);
    // Include what was ticked in the meantime.
    document.addEventListener("visibilitychange", keep);
    window.addEventListener("pagehide", keep);
    return () => {
      clearInterval(settling);
      document.removeEventListener("visibilitychange", keep);
      window.removeEventListener("pagehide", keep);
    };
  }, [userId, isCertain]);
}

/** Returns false while there's nothing to store yet. */
function keepPlan(userId: string): boolean {
  const root = document.getElementById("root");
  const build = document.querySelector<HTMLMetaElement>('meta[name="build"]')?.content;
  const params = new URLSearchParams(window.location.search);
  const tab = params.get("tab");
  // In development, pages aren't built.
  if (!root || !build) return true;
  if (
    window.location.pathname !== "/profile" ||
    (tab !== null && tab !== "daily-plan") ||
    params.has("day") ||
    params.has("month") ||
    params.has("answers")
  )
    return false;
  // Store nothing after a log-out in any tab.
  if (
    !isRemembered(userId) ||
    !root.querySelector('[role="tabpanel"]') ||
    root.querySelector("[data-loading]")
  )
    return false;
  kept.keep(userId, "plan", {
    build,
    title: document.title,
    drawing: captureDrawing(root),
  } satisfies KeptPlan);
  return true;
}
