import { STEP_MARK } from "./marks.ts";

/**
 * An inline script at the end of the page's body. It marks which step is shown when, before React
 * has loaded.
 */
const root = document.getElementById("root");
const stepShown = () => root?.querySelector<HTMLElement>("[data-step]")?.dataset.step ?? "";

let step = stepShown();
if (step) performance.mark(STEP_MARK + step);
if (root)
  new MutationObserver(markStep).observe(root, {
    attributeFilter: ["data-step"],
    childList: true,
    subtree: true,
  });

function markStep(): void {
  const now = stepShown();
  if (now === step) return;
  step = now;
  performance.mark(STEP_MARK + step);
}
