import { getOwn } from "#lib/json.ts";
import { lazyPart } from "#ui/loading/lazy-part.ts";
import type { AnyView } from "./step.ts";

const plain = () => import("./plain-views.ts");

/** The views of the steps, by type. A view's file loads while the previous screen is shown. */
const views: Record<string, LaterView> = {
  "body-areas": laterView(plain, "BodyAreasStep"),
  "card-stack": laterView(() => import("./card-stack/card-stack-step.tsx"), "CardStackStep"),
  counter: laterView(() => import("./counter/counter-step.tsx"), "CounterStep"),
  email: laterView(() => import("./email/email-step.tsx"), "EmailStep"),
  entrance: laterView(plain, "EntranceStep"),
  features: laterView(plain, "FeaturesStep"),
  height: laterView(plain, "HeightStep"),
  message: laterView(plain, "MessageStep"),
  "multi-choice": laterView(plain, "MultiChoiceStep"),
  number: laterView(plain, "NumberStep"),
  results: laterView(() => import("./results/results-step.tsx"), "ResultsStep"),
  sales: laterView(() => import("./sales/sales-step.tsx"), "SalesStep"),
  "single-choice": laterView(plain, "SingleChoiceStep"),
  "status-lines": laterView(
    () => import("./status-lines/status-lines-step.tsx"),
    "StatusLinesStep",
  ),
  "summary-intake": laterView(
    () => import("./summary-intake/summary-intake-step.tsx"),
    "SummaryIntakeStep",
  ),
  "summary-tiles": laterView(
    () => import("./summary-tiles/summary-tiles-step.tsx"),
    "SummaryTilesStep",
  ),
  weight: laterView(plain, "WeightStep"),
};

interface LaterView {
  load: () => Promise<AnyView>;
  /** Shows the view once it has loaded. */
  Awaited: AnyView;
  hasOwnFile: boolean;
}

/**
 * Views that loaded before they were shown. React waits up to 300 ms before it shows a lazy
 * component, even if it has already loaded.
 */
const preloaded: Record<string, AnyView> = {};

/** Returns the view for a step type. */
export function getView(type: string): AnyView {
  const view = getOwn(preloaded, type) ?? getOwn(views, type)?.Awaited;
  if (!view) throw new Error(`Unknown step type "${type}".`);
  return view;
}

/** True if a view can be shown at once. */
export const isPreloaded = (type: string): boolean => Object.hasOwn(preloaded, type);

/** True if a view isn't in the file of the plain ones, which is here first. */
export const hasOwnFile = (type: string): boolean => getOwn(views, type)?.hasOwnFile ?? false;

/**
 * Loads what the views of a type need, unless they're already loaded. If that fails, showing the
 * view reports the error.
 */
export async function preloadView(type: string): Promise<void> {
  const view = getOwn(views, type);
  if (!view || getOwn(preloaded, type)) return;
  try {
    preloaded[type] = await view.load();
  } catch {
    // See above.
  }
}

function laterView<Name extends string>(
  load: () => Promise<Record<Name, AnyView>>,
  name: Name,
): LaterView {
  return {
    load: async () => (await load())[name],
    Awaited: lazyPart(load, name),
    hasOwnFile: !Object.is(load, plain),
  };
}
