import { type ReactNode, useCallback, useEffect, useState, useSyncExternalStore } from "react";
import { Navigate, useLocation } from "react-router-dom";
import { type Account, lookAgain, sessionNow, watchSession } from "#backend/session.ts";
import { isJsonObject } from "#lib/json.ts";
import { Waiting } from "#ui/waiting.tsx";
import { AdminProfile } from "./admin-profile.tsx";
import { isRemembered, rememberMember, watchMembers } from "./forget-member.ts";
import { OrderGate, type OrderGateProps } from "./order-gate.tsx";
import { SessionUnreachable } from "./session-unreachable.tsx";

type ProfilePageProps = Omit<OrderGateProps, "session" | "hasEnded" | "onConfirmed">;

/** The member area: for whoever is signed in and has bought. */
export function ProfilePage(props: ProfilePageProps): ReactNode {
  const { state, search } = useLocation();
  const session = useSyncExternalStore(watchSession, sessionNow);
  const [inside, setInside] = useState<Account>();
  const [confirmed, setConfirmed] = useState<string>();
  // that another tab has logged out may be known here later than that the session is gone
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
  if (session === undefined) return <Waiting text="Opening your plan" />;
  if (session === "unreachable")
    return <SessionUnreachable brand={props.brand} onRetry={() => void lookAgain()} />;
  // A session that ends by itself takes nothing off the screen; logging out does, in any tab. One that never worked has nothing on the screen.
  const member = session ?? (hasNotLeft && confirmed === inside?.userId ? inside : undefined);
  if (!member) return <Navigate to="/login" state={{ from: `/profile${search}` }} replace />;
  // another account begins anew
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
