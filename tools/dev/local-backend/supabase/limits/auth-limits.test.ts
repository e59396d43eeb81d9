import { beforeEach, describe, expect, test } from "vitest";
import { type AttemptKind, createAuthLimits, type Outcome } from "./auth-limits.ts";

const MINUTE = 60_000;
let now: number;
let limits: ReturnType<typeof createAuthLimits>;

beforeEach(() => {
  now = Date.UTC(2026, 10, 22);
  limits = createAuthLimits(() => now);
});

/** Makes one attempt; returns whether it was allowed. */
function attempt(
  account: string | undefined,
  client: string,
  outcome: Outcome = "counts",
  kind: AttemptKind = "password",
): boolean {
  const admission = limits.begin({ kind, account, client });
  if ("retryAfterMs" in admission) return false;
  admission.settle(outcome);
  return true;
}

const attemptTimes = (
  times: number,
  ...[account, client, outcome, kind]: Parameters<typeof attempt>
) =>
  Array.from({ length: times }, () => attempt(account, client, outcome, kind)).filter(Boolean)
    .length;

describe("auth limits", () => {
  test.each<AttemptKind>(["password", "code", "signUp"])(
    "allows ten failures in 15 minutes: %s",
    (kind) => {
      expect(attemptTimes(60, "ada", "here", "counts", kind)).toBe(10);
      expect(limits.begin({ kind, account: "ada", client: "here" })).toEqual({
        retryAfterMs: 15 * MINUTE,
      });

      now += 15 * MINUTE - 1;
      expect(attempt("ada", "here", "counts", kind)).toBe(false);
      now += 1;
      expect(attempt("ada", "here", "counts", kind)).toBe(true);
    },
  );

  test("allows any number of attempts that don't fail", () => {
    for (let person = 0; person < 500; person += 1)
      expect(attempt(`person ${person}`, "an office", "succeeded", "signUp")).toBe(true);
    expect(attemptTimes(500, "ada", "here", "succeeded")).toBe(500);
    expect(attemptTimes(500, "ada", "here", "neither")).toBe(500);
  });

  test("counts attempts that run at the same time", () => {
    const begun = Array.from({ length: 60 }, () =>
      limits.begin({ kind: "password", account: "ada", client: "here" }),
    );
    expect(begun.filter((one) => "settle" in one)).toHaveLength(10);
  });

  test("forgets the failures of an owner who signs in", () => {
    expect(attemptTimes(9, "ada", "home")).toBe(9);
    attempt("ada", "home", "succeeded");
    expect(attemptTimes(60, "ada", "home")).toBe(10);
  });

  test("allows a client 50 failures over all accounts", () => {
    const tried = Array.from({ length: 200 }, (_, person) =>
      attempt(`person ${person}`, "attacker"),
    );
    expect(tried.filter(Boolean)).toHaveLength(50);
  });

  test("doesn't give an attacker more guesses for signing in successfully", () => {
    let guesses = 0;
    for (let person = 0; person < 200; person += 1) {
      if (attempt(`person ${person}`, "attacker")) guesses += 1;
      attempt("attacker", "attacker", "succeeded");
    }
    expect(guesses).toBe(50);
  });

  test("allows all clients together 50 failures with one account", () => {
    const tried = Array.from({ length: 200 }, (_, bot) => attempt("ada", `bot ${bot}`));
    expect(tried.filter(Boolean)).toHaveLength(50);
  });

  test("doesn't lock owners out of a client they have used before because of other people's failures", () => {
    attempt("ada", "home", "succeeded");
    for (let bot = 0; bot < 200; bot += 1) attempt("ada", `bot ${bot}`);
    for (let person = 0; person < 200; person += 1) attempt(`person ${person}`, "home");

    expect(attempt("ada", "elsewhere")).toBe(false);
    expect(attempt("ada", "home", "succeeded")).toBe(true);
    expect(attemptTimes(60, "ada", "home"), "guesses are still limited there").toBe(10);
  });

  test("allows an owner a link by email despite failures with passwords", () => {
    for (let bot = 0; bot < 200; bot += 1) attempt("ada", `bot ${bot}`);
    expect(attempt("ada", "elsewhere", "counts", "mail")).toBe(true);
    expect(attempt(undefined, "elsewhere", "succeeded", "code")).toBe(true);
  });

  test("limits codes without an account by client", () => {
    expect(attemptTimes(200, undefined, "attacker", "counts", "code")).toBe(10);
    expect(attempt(undefined, "somebody else", "counts", "code")).toBe(true);
  });

  test("counts emails, even if they were sent", () => {
    expect(attemptTimes(60, "ada", "here", "counts", "mail")).toBe(5);
    const ofOneClient = Array.from({ length: 200 }, (_, person) =>
      attempt(`person ${person}`, "spammer", "counts", "mail"),
    );
    expect(ofOneClient.filter(Boolean)).toHaveLength(60);
    const toOneAccount = Array.from({ length: 200 }, (_, bot) =>
      attempt("bob", `bot ${bot}`, "counts", "mail"),
    );
    expect(toOneAccount.filter(Boolean)).toHaveLength(20);
  });

  test("keeps a bounded number of keys, whatever is tried", () => {
    const most = 100;
    limits = createAuthLimits(() => now, most);
    for (let at = 0; at < 3_000; at += 1)
      attempt(
        `person ${at}`,
        `bot ${at}`,
        at % 2 === 0 ? "counts" : "succeeded",
        at % 3 === 0 ? "mail" : "code",
      );
    // Three windows for each of the two kinds, and the known pairs.
    expect(limits.size).toBeLessThanOrEqual(7 * most);
  });
});
