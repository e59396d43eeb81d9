import { tolerantStore } from "#lib/store.ts";
import { FUNNEL_VARIANT, settleArms } from "#machine/arms.ts";

declare global {
  interface Window {
    /** What was settled before the application came, for where the browser keeps nothing. */
    earlyArms?: string | undefined;
  }

  /** Written in by the build. */
  const ENTRANCE: { experiments: Parameters<typeof settleArms>[0]; looks: Record<string, string>[] };
}

// runs before the page is drawn: the entrance of the visitor's own arm is the first that they see
if (window.location.pathname === "/") {
  const store = tolerantStore(() => window.localStorage);
  const arms = settleArms(ENTRANCE.experiments, store, window.location.search, Math.random);
  window.earlyArms = store.get(FUNNEL_VARIANT) ?? undefined;
  const look = ENTRANCE.looks.findIndex((needed) => Object.entries(needed).every(([experiment, arm]) => arms[experiment] === arm));
  document.documentElement.dataset.look = String(Math.max(look, 0));
}
