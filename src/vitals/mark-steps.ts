import { STEP_MARK } from "./marks.ts";

/** Stands in the page, at the end of its body: marks which step is shown when, before React is there. */
const root = document.getElementById("root");
const stepShown = () => root?.querySelector<HTMLElement>("[data-step]")?.dataset.step ?? "";

let step = stepShown();
if (step) performance.mark(STEP_MARK + step);
if (root) new MutationObserver(markStep).observe(root, { childList: true, subtree: true });

function markStep(): void {
  const now = stepShown();
  if (now === step) return;
  step = now;
  performance.mark(STEP_MARK + step);
}
