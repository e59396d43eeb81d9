import { STEP_MARK, USABLE_MARK } from "./marks.ts";

/** Begins with the page: marks which step is shown when, and loads the observer after the first press, so that nothing is fetched before it. */
const root = document.getElementById("root");
let isUsable = false;
let shown = root?.querySelector<HTMLElement>("[data-step]")?.dataset.step;
if (shown) performance.mark(STEP_MARK + shown);

if (root) new MutationObserver(markStep).observe(root, { childList: true, subtree: true });
for (const press of ["click", "keydown"]) addEventListener(press, loadObserver, { once: true, capture: true, passive: true });

function markStep(): void {
  const step = root?.querySelector<HTMLElement>("[data-step]")?.dataset.step;
  if (step !== undefined && !isUsable) markUsable();
  if (step === shown) return;
  shown = step;
  performance.mark(STEP_MARK + (step ?? ""));
}

/** What was prerendered can't answer a press; what a script has drawn can. An application that takes over what is there sets the mark itself. */
function markUsable(): void {
  isUsable = true;
  if (performance.getEntriesByName(USABLE_MARK).length === 0) performance.mark(USABLE_MARK);
}

function loadObserver(): void {
  // a visit goes on without it
  const load = () => void import("./vitals-so-far.ts").catch(() => {});
  if (typeof requestIdleCallback === "function") requestIdleCallback(load);
  else setTimeout(load, 1000);
}
