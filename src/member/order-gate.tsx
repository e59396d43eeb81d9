import type { ReactNode } from "react";
import { Navigate } from "react-router-dom";
import type { Account } from "#backend/session.ts";
import type { Weight } from "#lib/weight.ts";
import { Waiting } from "#ui/waiting.tsx";
import { MemberHome } from "./member-home.tsx";
import { Retry } from "./retry.tsx";
import { Unsure } from "./unsure.tsx";
import { useOrder } from "./use-order.ts";

export interface OrderGateProps {
  brand: string;
  session: Account;
  /** What the offer costs, for orders that do not say what was paid. */
  price: string;
  unit: Weight["unit"];
  salesRoute: string;
  claimPending: () => Promise<"claimed" | "none" | "unsettled">;
}

/** Lets in whoever has a completed order. */
export function OrderGate({ brand, session, price, unit, salesRoute, claimPending }: OrderGateProps): ReactNode {
  const { found, unsure, askAgain } = useOrder(session.userId, claimPending);
  switch (found?.state) {
    case undefined:
      return <Waiting text="Opening your plan" />;
    case "failed":
      return <Retry brand={brand} text="We could not look up your purchase." onRetry={askAgain} />;
    case "unsettled":
      return <Retry brand={brand} text="Your payment is still being confirmed." onRetry={askAgain} />;
    case "none":
      return <Navigate to={salesRoute} replace />;
    case "found":
      return (
        <>
          {unsure && <Unsure onRetry={askAgain} />}
          <MemberHome brand={brand} session={session} order={found.order} price={price} unit={unit} />
        </>
      );
  }
}
