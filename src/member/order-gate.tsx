import type { ReactNode } from "react";
import { Navigate, useLocation } from "react-router-dom";
import type { Account } from "#backend/session.ts";
import type { Weight } from "#lib/weight.ts";
import { Button } from "#ui/button.tsx";
import { ButtonLink } from "#ui/button-link.tsx";
import { Waiting } from "#ui/waiting.tsx";
import type { Pending } from "./find-order.ts";
import { MemberHome } from "./member-home.tsx";
import { Notice } from "./notice.tsx";
import { Retry } from "./retry.tsx";
import { useOrder } from "./use-order.ts";

export interface OrderGateProps {
  brand: string;
  session: Account;
  /** Nobody is signed in any more, and this is who was. */
  hasEnded: boolean;
  /** What the offer costs, for orders that do not say what was paid. */
  price: string;
  /** As it was chosen in the quiz of this browser. */
  unit: Weight["unit"] | undefined;
  salesRoute: string;
  /** Looks for a purchase of this browser that no account owns yet. Keeps its identity between renders. */
  findPending: () => Promise<Pending>;
  /** The server has let the member in. Keeps its identity between renders. */
  onConfirmed: () => void;
}

/** Lets in whoever has a completed order. */
export function OrderGate({
  brand,
  session,
  hasEnded,
  price,
  unit,
  salesRoute,
  findPending,
  onConfirmed,
}: OrderGateProps): ReactNode {
  const { found, unsure, askAgain } = useOrder(session.userId, { findPending, onConfirmed });
  switch (found?.state) {
    case undefined:
      return <Waiting text="Opening your plan" />;
    case "failed":
      return <Retry brand={brand} text="We could not look up your purchase." onRetry={askAgain} />;
    case "unsettled":
      return (
        <Retry brand={brand} text="Your payment is still being confirmed." onRetry={askAgain} />
      );
    // That page asks whether this account gets the purchase.
    case "pending":
      return <Navigate to="/success" state={{ sessionId: found.sessionId }} replace />;
    case "none":
      return <Navigate to={salesRoute} replace />;
    case "found":
      return (
        <>
          {hasEnded && <SessionEnded />}
          {unsure && !hasEnded && (
            <Notice text="We could not look up your purchase. This is what we knew last.">
              <Button look="quiet" onClick={askAgain}>
                Try again
              </Button>
            </Notice>
          )}
          <MemberHome
            brand={brand}
            session={session}
            order={found.order}
            price={price}
            unit={unit}
          />
        </>
      );
  }
}

function SessionEnded() {
  const { search } = useLocation();
  return (
    <Notice text="You are signed out by now. Sign in again, and what you write here is saved in your account.">
      <ButtonLink look="quiet" to="/login" state={{ from: `/profile${search}` }}>
        Sign in again
      </ButtonLink>
    </Notice>
  );
}
