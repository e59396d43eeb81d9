import type { ComponentType } from "react";
import type { Account } from "#api/account/session.ts";
import { ActionsView } from "./actions/actions-view.tsx";
import { HealthView } from "./health/health-view.tsx";
import { OrdersView } from "./orders/orders-view.tsx";

export interface ViewProps {
  /** The signed-in operator. */
  account: Account;
}

interface OperationsView {
  /** As in the URL: `/operations?view=<name>`. */
  name: string;
  label: string;
  View: ComponentType<ViewProps>;
}

/** The views of the page, in the order of its navigation. The first one opens by itself. */
export const views: [OperationsView, ...OperationsView[]] = [
  { name: "orders", label: "Orders", View: OrdersView },
  { name: "health", label: "Health", View: HealthView },
  { name: "actions", label: "Who did what", View: ActionsView },
];
