import type { BrowserContext, Request, Route } from "@playwright/test";

const RENEWAL = "**/auth/v1/token?grant_type=refresh_token";
const SIGN_IN = "**/auth/v1/token?grant_type=password";
const DATABASE = "**/rest/v1/**";
const A_DAY_MS = 86_400_000;

/** Something that goes wrong with a member's session. */
export interface AuthFault {
  name: string;
  /** The error of the device's clock. */
  clockErrorMs?: number;
  /** Runs in each page before ours. */
  before?: () => void;
  /** The value that the browser has stored instead of the session. */
  changeStored?: (session: Session) => object;
  /** The requests that go wrong until the member has read about it, and how. */
  broken?: { requests: string; answer: (route: Route) => unknown };
  /** Opens the same in another tab at once. */
  hasTwoTabs?: boolean;
  /** The session is over, so the member has to sign in. Otherwise they never have to. */
  isOver?: boolean;
}

export interface Session {
  access_token: string;
  refresh_token: string;
  expires_at?: number;
}

/** The token is old, so the client has to renew the session. */
const expireSession = (session: Session) => ({ ...session, expires_at: 1, expires_in: 0 });
const hang = () => {};
const answer = (status: number, json: object) => (route: Route) => route.fulfill({ status, json });

export const authFaults: AuthFault[] = [
  {
    name: "a lock that never comes",
    before: () => {
      LockManager.prototype.request = () => new Promise(() => {});
    },
  },
  {
    name: "renewing hangs",
    changeStored: expireSession,
    broken: { requests: RENEWAL, answer: hang },
  },
  {
    name: "renewing fails with 500",
    changeStored: expireSession,
    broken: { requests: RENEWAL, answer: answer(500, { message: "down" }) },
  },
  {
    name: "renewing is limited with 429",
    changeStored: expireSession,
    broken: {
      requests: RENEWAL,
      answer: answer(429, { error_code: "over_request_rate_limit", msg: "Slow down" }),
    },
  },
  {
    name: "an expired refresh token",
    changeStored: (session) => ({ ...expireSession(session), refresh_token: "expired" }),
    isOver: true,
  },
  {
    name: "the database hangs",
    broken: { requests: DATABASE, answer: hang },
  },
  { name: "a clock that's a day ahead", clockErrorMs: A_DAY_MS },
  { name: "a clock that's a day behind", clockErrorMs: -A_DAY_MS },
  { name: "two tabs that renew at once", changeStored: expireSession, hasTwoTabs: true },
  {
    name: "a lock that throws",
    before: () => {
      LockManager.prototype.request = () => {
        throw new DOMException("Denied", "SecurityError");
      };
    },
  },
  {
    name: "a lock that's stolen",
    before: () => {
      LockManager.prototype.request = () =>
        Promise.reject(new DOMException("Stolen", "AbortError"));
    },
  },
  {
    name: "signing in hangs after the session ended",
    changeStored: () => ({ access_token: "e30.e30.e30", refresh_token: "none" }),
    broken: { requests: SIGN_IN, answer: hang },
    isOver: true,
  },
];

/** Breaks what the fault is about, and returns how to end it. Nothing else is awaited of those requests. */
export async function breakAuth(
  context: BrowserContext,
  { broken }: AuthFault,
  pending: Set<Request>,
): Promise<() => Promise<void>> {
  if (broken)
    await context.route(broken.requests, (route) => {
      pending.delete(route.request());
      void broken.answer(route);
    });
  return () => context.unrouteAll({ behavior: "ignoreErrors" });
}
