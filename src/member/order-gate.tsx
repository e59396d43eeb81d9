import type { ReactNode } from "react";
import { Navigate, useLocation } from "react-router-dom";
import type { Account } from "#api/account/session.ts";
import type { Weight } from "#lib/measures/weight.ts";
import { Button } from "#ui/button.tsx";
import { ButtonLink } from "#ui/button-link.tsx";
import { Loading } from "#ui/loading/loading.tsx";
import type { LoadQuestions } from "./answers/questions.ts";
import { PlanRetryPage } from "./failures/plan-retry-page.tsx";
import type { Pending } from "./find-order.ts";
import { useKeptPlan } from "./kept-plan/use-kept-plan.ts";
import { MemberHome } from "./member-home.tsx";
import { Notice } from "./notice.tsx";
import { useOrder } from "./use-order.ts";

export interface OrderGateProps {
  brand: string;
  session: Account;
  /** The session has ended, and `session` is the last one. */
  hasEnded: boolean;
  /** The offer's price, for orders that don't include the amount paid. */
  price: string;
  /** As chosen in the quiz in this browser. */
  unit: Weight["unit"] | undefined;
  salesRoute: string;
  /**
   * Looks for a purchase in this browser that no account owns yet. Keeps its identity between
   * renders.
   */
  findPending: () => Promise<Pending>;
  /** Keeps its identity between renders. */
  loadQuestions: LoadQuestions;
  /** Called when the server confirms the order. Keeps its identity between renders. */
  onConfirmed: () => void;
}

/** Shows the member area to members with a completed order. */
export function OrderGate({
  brand,
  session,
  hasEnded,
  price,
  unit,
  salesRoute,
  findPending,
  loadQuestions,
  onConfirmed,
}: OrderGateProps): ReactNode {
  const { found, isStale, isConfirmed, refetch } = useOrder(session.userId, {
    findPending,
    onConfirmed,
  });
  useKeptPlan(session.userId, found?.state === "found" && !isStale && !hasEnded);
  if (found?.state !== "found")
    return <NoOrder found={found} brand={brand} salesRoute={salesRoute} onRetry={refetch} />;
  return (
    <>
      {hasEnded && <SessionEnded />}
      {isStale && !hasEnded && (
        <Notice text="We couldn't look up your purchase. This is your plan as we last saw it.">
          <Button look="quiet" onClick={refetch}>
            Try again
          </Button>
        </Notice>
      )}
      <MemberHome
        brand={brand}
        session={session}
        order={found.order}
        isConfirmed={isConfirmed}
        price={price}
        unit={unit}
        loadQuestions={loadQuestions}
      />
    </>
  );
}

interface NoOrderProps {
  found: Exclude<ReturnType<typeof useOrder>["found"], { state: "found" }>;
  brand: string;
  salesRoute: string;
  onRetry: () => void;
}

/** The page that's shown instead of the member area, until there's an order. */
function NoOrder({ found, brand, salesRoute, onRetry }: NoOrderProps): ReactNode {
  switch (found?.state) {
    case undefined:
      return <Loading text="Opening your plan" />;
    case "failed":
      return (
        <PlanRetryPage brand={brand} alert="We couldn't look up your purchase." onRetry={onRetry} />
      );
    case "unsettled":
      return (
        <PlanRetryPage
          brand={brand}
          alert="Your payment is still being confirmed."
          onRetry={onRetry}
        />
      );
    // That page asks whether this account gets the purchase.
    case "pending":
      return <Navigate to="/success" state={{ sessionId: found.sessionId }} replace />;
    case "none":
      return <Navigate to={salesRoute} replace />;
  }
}

function SessionEnded() {
  const { search } = useLocation();
  return (
    <Notice text="You've been signed out. Sign in again to save what you write here to your account.">
      <ButtonLink look="quiet" to="/login" state={{ from: `/profile${search}` }}>
        Sign in again
      </ButtonLink>
    </Notice>
  );
}
