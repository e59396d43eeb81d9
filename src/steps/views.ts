import { lazy } from "react";
import { BodyAreasStep } from "./body-areas/body-areas-step.tsx";
import { CardStackStep } from "./card-stack/card-stack-step.tsx";
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

// on its own: most visits end before it, and it brings the checkout along
const loadSales = () => import("./sales/sales-step.tsx").then(({ SalesStep }) => ({ default: SalesStep }));

const loaders: Record<string, () => Promise<unknown>> = { sales: loadSales };

const views: Record<string, AnyView> = {
  "body-areas": BodyAreasStep,
  "card-stack": CardStackStep,
  counter: CounterStep,
  email: EmailStep,
  entrance: EntranceStep,
  features: FeaturesStep,
  height: HeightStep,
  message: MessageStep,
  "multi-choice": MultiChoiceStep,
  number: NumberStep,
  results: ResultsStep,
  sales: lazy(loadSales),
  "single-choice": SingleChoiceStep,
  "status-lines": StatusLinesStep,
  "summary-intake": SummaryIntakeStep,
  "summary-tiles": SummaryTilesStep,
  weight: WeightStep,
};

/** How the steps of a type look. */
export function viewOf(type: string): AnyView {
  const view = Object.hasOwn(views, type) ? views[type] : undefined;
  if (!view) throw new Error(`No step type "${type}" is registered in src/steps/views.ts.`);
  return view;
}

/** Fetches what the views of a type need, where they are not here yet; where that fails, showing the view will say so. */
export function preloadView(type: string): void {
  loaders[type]?.().catch(() => {});
}
