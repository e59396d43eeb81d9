import { type ReactNode, useSyncExternalStore } from "react";
import { Navigate, useLocation } from "react-router-dom";
import { lookAgain, sessionNow, watchSession } from "#backend/session.ts";
import { isJsonObject } from "#lib/json.ts";
import { Waiting } from "#ui/waiting.tsx";
import { AdminProfile } from "./admin-profile.tsx";
import { OrderGate, type OrderGateProps } from "./order-gate.tsx";
import { Retry } from "./retry.tsx";

type ProfilePageProps = Omit<OrderGateProps, "session">;

/** The member area: for whoever is signed in and has bought. */
export function ProfilePage(props: ProfilePageProps): ReactNode {
  const { state, search } = useLocation();
  const session = useSyncExternalStore(watchSession, sessionNow);

  if (isJsonObject(state) && state.admin === true) return <AdminProfile brand={props.brand} price={props.price} unit={props.unit} />;
  if (session === undefined) return <Waiting text="Opening your plan" />;
  if (session === "unreachable") return <Retry brand={props.brand} text="We could not reach the server." onRetry={() => void lookAgain()} />;
  if (session === null) return <Navigate to="/login" state={{ from: `/profile${search}` }} replace />;
  // another account begins anew
  return <OrderGate key={session.userId} {...props} session={session} />;
}
