import { afterAll, afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { createActor, waitFor } from "xstate";
import { checkoutIntents } from "../checkout-intent.ts";
import { restoreTickets } from "../restore/restore-tickets.ts";
import { pendingPurchases } from "./pending-purchase.ts";
import { memoryStore } from "./store.fixtures.ts";

const ann = { userId: "ann", email: "ann@example.com" };
/** Everything here answers at once. */
const SOON = { timeout: 1_000 };
const SIGNED_IN = { state: "signed-in", account: ann };

/** The backend: what each call answers, and what was asked. */
const backend = vi.hoisted(() => ({
  answers: {} as Record<string, unknown>,
  asked: [] as unknown[],
}));

function answerWith(name: string) {
  return async (...args: unknown[]) => {
    backend.asked.push([name, ...args.filter((arg) => !(arg instanceof AbortSignal))]);
    const answer = backend.answers[name];
    if (answer instanceof Error) throw answer;
    return answer;
  };
}

vi.mock("#api/account/session.ts", () => ({ readAccount: answerWith("session") }));
vi.mock("#api/account/sign-in.ts", () => ({ signIn: answerWith("sign in") }));
vi.mock("#api/account/sign-out.ts", () => ({ signOut: answerWith("sign out") }));
vi.mock("#api/account/sign-up.ts", () => ({ signUp: answerWith("sign up") }));
vi.mock("#api/claim-order.ts", () => ({ claimOrder: answerWith("claim") }));
vi.mock("#api/read-order.ts", () => ({ readPurchase: answerWith("order") }));
vi.mock("#api/verify-purchase.ts", () => ({ verifyPurchase: answerWith("verify") }));
vi.mock("#api/restore-purchase.ts", () => ({ sendRestoreCode: answerWith("send code") }));
vi.mock("#lib/tracking/report-milestone.ts", () => ({
  reportMilestone: (milestone: string) => void backend.asked.push(["milestone", milestone]),
}));

// Workers keep modules for the next test file. Here, they load with what is mocked.
vi.resetModules();
const { connectedPurchaseMachine } = await import("./connected-purchase-machine.ts");
afterAll(() => void vi.resetModules());
beforeEach(() => {
  backend.asked.length = 0;
  backend.answers = {
    order: null,
    verify: { state: "paid", owned: false },
    session: null,
    "sign up": SIGNED_IN,
    "sign in": SIGNED_IN,
    claim: "claimed",
  };
  vi.stubGlobal("window", {
    localStorage: { getItem: (key: string) => (key === "quizState" ? '{"age":44}' : null) },
  });
});

afterEach(() => vi.unstubAllGlobals());

/** A buyer in a browser that has begun these sessions, latest last. */
function browser(...begun: string[]) {
  const store = memoryStore({ checkoutIntent: '{"id":"intent"}', quizEmail: "quiz@example.com" });
  const pending = pendingPurchases(store);
  for (const sessionId of begun) pending.remember({ sessionId, claim: `claim of ${sessionId}` });
  const machine = connectedPurchaseMachine({
    pending,
    intents: checkoutIntents(store, Date.now, () => "new"),
    tickets: restoreTickets(store, Date.now),
    quizEmail: { read: () => store.kept.quizEmail ?? "", forget: () => store.remove("quizEmail") },
  });
  return { store, machine };
}

function arrive(
  { machine }: ReturnType<typeof browser>,
  sessionId: string | undefined,
  claim?: string,
) {
  const actor = createActor(machine, { input: { sessionId, claim, email: "" } }).start();
  return {
    send: actor.send,
    at: (state: string) => waitFor(actor, (snapshot) => snapshot.matches(state as never), SOON),
  };
}

const submitted = { type: "submitted", email: "ann@example.com", password: "secret" } as const;

describe("connectedPurchaseMachine", () => {
  test("recalls a purchase, creates its account, and forgets what's no longer needed", async () => {
    const here = browser("cs_1");
    const { at, send } = arrive(here, undefined);
    await at("form");
    send(submitted);
    await at("done");

    expect(backend.asked).toEqual([
      ["verify", "cs_1"],
      ["order", "cs_1"],
      ["verify", "cs_1"],
      ["session"],
      ["sign up", "ann@example.com", "secret"],
      ["milestone", "account_created"],
      [
        "claim",
        {
          ...{ sessionId: "cs_1", claim: "claim of cs_1", userId: "ann" },
          planAnswers: { age: 44 },
        },
      ],
    ]);
    expect(here.store.kept).toEqual({});
  });

  test("reports an account that's confirmed by email, and keeps the purchase", async () => {
    backend.answers["sign up"] = { state: "confirm-by-mail" };
    const here = browser("cs_1");
    const { at, send } = arrive(here, undefined);
    await at("form");
    send(submitted);
    await at("mailSent");
    expect(backend.asked).toContainEqual(["milestone", "account_created"]);
    expect(Object.keys(here.store.kept)).toEqual(["checkoutIntent", "pendingPurchase"]);
  });

  test("reports no account if there was one, and signs in to it", async () => {
    backend.answers["sign up"] = { state: "taken" };
    const { at, send } = arrive(browser(), "cs_1", "secret");
    await at("form");
    send(submitted);
    await at("form");
    send(submitted);
    await at("done");
    expect(backend.asked).toContainEqual(["sign in", "ann@example.com", "secret"]);
    expect(backend.asked).not.toContainEqual(["milestone", "account_created"]);
  });

  test("forgets the quiz's address if the purchase has an account", async () => {
    backend.answers.verify = { state: "paid", owned: true };
    const here = browser();
    await arrive(here, "cs_1").at("owned");
    expect(here.store.kept.quizEmail).toBeUndefined();
  });

  test("signs out of the account that isn't meant", async () => {
    backend.answers.session = ann;
    const { at, send } = arrive(browser(), "cs_1", "secret");
    await at("offering");
    send({ type: "anotherAccount" });
    await at("form");
    expect(backend.asked.at(-1)).toEqual(["sign out"]);
  });

  test("opens another session after a refund of the one that this browser began", async () => {
    backend.answers.verify = { state: "unpaid" };
    const checkoutIntent = '{"id":"intent","sessionId":"cs_1"}';
    const here = browser("cs_1");
    here.store.set("checkoutIntent", checkoutIntent);
    await arrive(here, "cs_of_a_link").at("unpaid");
    expect(here.store.kept).toMatchObject({ checkoutIntent });
    await arrive(here, "cs_1").at("unpaid");
    expect(Object.keys(here.store.kept)).toEqual(["quizEmail", "pendingPurchase"]);
  });

  test("asks for a code with the tickets of this browser", async () => {
    backend.answers["send code"] = { state: "sent", ticket: "sent", to: undefined };
    const { at, send } = arrive(browser(), "cs_1");
    await at("form");
    send(submitted);
    await at("askingCode");
    await vi.waitFor(() =>
      expect(backend.asked).toContainEqual(["send code", { sessionId: "cs_1" }]),
    );
  });
});
