import { own } from "#lib/json.ts";
import { lazyPart } from "#ui/lazy-part.ts";
import { BodyAreasStep } from "./body-areas/body-areas-step.tsx";
import { CounterStep } from "./counter/counter-step.tsx";
import { EmailStep } from "./email/email-step.tsx";
import { EntranceStep } from "./entrance/entrance-step.tsx";
import { FeaturesStep } from "./features/features-step.tsx";
import { HeightStep } from "./height/height-step.tsx";
import { MessageStep } from "./message/message-step.tsx";
import { MultiChoiceStep } from "./multi-choice/multi-choice-step.tsx";
import { NumberStep } from "./number/number-step.tsx";
import { ResultsStep } from "./results/results-step.tsx";
import { SingleChoiceStep } from "./single-choice/single-choice-step.tsx";
import { StatusLinesStep } from "./status-lines/status-lines-step.tsx";
import type { AnyView } from "./step.ts";
import { SummaryIntakeStep } from "./summary-intake/summary-intake-step.tsx";
import { SummaryTilesStep } from "./summary-tiles/summary-tiles-step.tsx";
import { WeightStep } from "./weight/weight-step.tsx";

// brings framer-motion along, which no other step needs
const loadCardStack = () => import("./card-stack/card-stack-step.tsx");
// most visits end before it, and it brings the checkout along
const loadSales = () => import("./sales/sales-step.tsx");

const loaders: Record<string, () => Promise<AnyView>> = {
  "card-stack": async () => (await loadCardStack()).CardStackStep,
  sales: async () => (await loadSales()).SalesStep,
};

/** Views that came before they were shown. React waits up to 300 ms before it shows a lazy component, also one that is here already. */
const preloaded: Record<string, AnyView> = {};

const views: Record<string, AnyView> = {
  "body-areas": BodyAreasStep,
  "card-stack": lazyPart(loadCardStack, "CardStackStep"),
  counter: CounterStep,
  email: EmailStep,
  entrance: EntranceStep,
  features: FeaturesStep,
  height: HeightStep,
  message: MessageStep,
  "multi-choice": MultiChoiceStep,
  number: NumberStep,
  results: ResultsStep,
  sales: lazyPart(loadSales, "SalesStep"),
  "single-choice": SingleChoiceStep,
  "status-lines": StatusLinesStep,
  "summary-intake": SummaryIntakeStep,
  "summary-tiles": SummaryTilesStep,
  weight: WeightStep,
};

/** How the steps of a type look. */
export function viewOf(type: string): AnyView {
  const view = own(preloaded, type) ?? own(views, type);
  if (!view) throw new Error(`No step type "${type}" is registered in src/steps/views.ts.`);
  return view;
}

/** Fetches what the views of a type need, where they are not here yet; where that fails, showing the view will say so. */
export async function preloadView(type: string): Promise<void> {
  const load = loaders[type];
  if (!load || preloaded[type]) return;
  try {
    preloaded[type] = await load();
  } catch {
    // see above
  }
}
