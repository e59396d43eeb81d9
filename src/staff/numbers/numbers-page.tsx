import { type ReactNode, useSyncExternalStore } from "react";
import { Navigate, useLocation } from "react-router-dom";
import { refreshSession, sessionNow, watchSession } from "#api/account/session.ts";
import type { Plan } from "#compiler/plan.ts";
import { Loading } from "#ui/loading/loading.tsx";
import { RetryPage } from "#ui/retry-page.tsx";
import { NumbersView } from "./numbers-view.tsx";

export interface NumbersPageProps {
  brand: string;
  plan: Plan;
  /** The log-out button of an account. */
  leave: (userId: string) => ReactNode;
}

/**
 * The numbers of the funnel. Leads visitors away; the server decides which accounts may read them.
 */
export function NumbersPage({ brand, plan, leave }: NumbersPageProps): ReactNode {
  const { search } = useLocation();
  const session = useSyncExternalStore(watchSession, sessionNow);
  if (session === undefined) return <Loading text="Opening the numbers" />;
  if (session === "unreachable")
    return <RetryPage brand={brand} onRetry={() => void refreshSession()} />;
  if (!session) return <Navigate to="/login" state={{ from: `/numbers${search}` }} replace />;
  return (
    <NumbersView key={session.userId} brand={brand} plan={plan} leave={leave(session.userId)} />
  );
}
