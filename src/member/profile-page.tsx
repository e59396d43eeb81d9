import { type ReactNode, useCallback, useEffect, useState, useSyncExternalStore } from "react";
import { Navigate, useLocation } from "react-router-dom";
import {
  type Account,
  refreshSession,
  sessionNow,
  storedAccount,
  watchSession,
} from "#api/account/session.ts";
import { isJsonObject } from "#lib/json.ts";
import { Loading } from "#ui/loading/loading.tsx";
import { AdminProfile } from "./admin-profile.tsx";
import { PlanRetryPage } from "./failures/plan-retry-page.tsx";
import { isRemembered, rememberMember, watchMembers } from "./forget-member.ts";
import { OrderGate, type OrderGateProps } from "./order-gate.tsx";
import { hasKeptOrder } from "./use-order.ts";

type ProfilePageProps = Omit<OrderGateProps, "session" | "hasEnded" | "onConfirmed">;

/** The member area, for signed-in members who have bought the plan. */
export function ProfilePage(props: ProfilePageProps): ReactNode {
  const { state, search } = useLocation();
  const session = useSyncExternalStore(watchSession, sessionNow);
  const [inside, setInside] = useState<Account>();
  const [confirmed, setConfirmed] = useState<string>();
  // This can change after the session is gone: browsers report another tab's log-out late.
  const hasNotLeft = useSyncExternalStore(
    watchMembers,
    () => inside !== undefined && isRemembered(inside.userId),
  );
  if (session && session !== "unreachable" && session !== inside) setInside(session);
  useEffect(() => {
    if (inside) rememberMember(inside.userId);
  }, [inside]);
  const insideId = inside?.userId;
  const confirm = useCallback(() => setConfirmed(insideId), [insideId]);

  if (isJsonObject(state) && state.admin === true)
    return <AdminProfile brand={props.brand} price={props.price} unit={props.unit ?? "lbs"} />;
  if (session === undefined) return <Loading text="Opening your plan" />;
  const known = session === "unreachable" ? knownMember() : session;
  if (known === undefined)
    return <PlanRetryPage brand={props.brand} onRetry={() => void refreshSession()} />;
  // An expired session takes nothing off the screen; logging out does, in any tab. A session that
  // never worked has nothing on the screen.
  const member = known ?? (hasNotLeft && confirmed === inside?.userId ? inside : undefined);
  if (!member) return <Navigate to="/login" state={{ from: `/profile${search}` }} replace />;
  // Start over for another account.
  return (
    <OrderGate
      key={member.userId}
      {...props}
      session={member}
      hasEnded={session === null}
      onConfirmed={confirm}
    />
  );
}

/**
 * The member with a plan in this browser, for as long as the server can't be reached: they haven't
 * logged out. Undefined if there's none.
 */
function knownMember(): Account | undefined {
  const account = storedAccount();
  const hasPlan = account !== null && isRemembered(account.userId) && hasKeptOrder(account.userId);
  return hasPlan ? account : undefined;
}
