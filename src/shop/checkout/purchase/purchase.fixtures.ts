import { createActor, fromPromise } from "xstate";
import type { Account } from "#api/account/session.ts";
import type { SignInOutcome } from "#api/account/sign-in.ts";
import type { SignUpOutcome } from "#api/account/sign-up.ts";
import type { ClaimOutcome } from "#api/claim-order.ts";
import type { CheckedCode, RestoreLookup, SentCode } from "#api/restore-purchase.ts";
import { codeMachine } from "../restore/code-machine.ts";
import type { RestoreTicket } from "../restore/restore-tickets.ts";
import { purchaseMachine } from "./purchase-machine.ts";
import { purchasePageCopy } from "./purchase-page-copy.ts";
import type { AccountMode, PurchaseView } from "./purchase-setup.ts";
import type { ResolvedPurchase } from "./resolve-purchase.ts";

export const ann: Account = { userId: "ann", email: "ann@example.com" };
export const credentials = { email: "ann@example.com", password: "secret" };

interface World {
  sessionId?: string | undefined;
  claim?: string | undefined;
  recalled?: { sessionId: string; claim: string } | null | Error;
  /** The ticket that's left from before a reload. */
  ticket?: RestoreTicket;
  learns?: (ResolvedPurchase | Error)[];
  here?: Account | null | Error;
  signUps?: (SignUpOutcome | Error)[];
  signIns?: (SignInOutcome | Error)[];
  signOut?: Error;
  claims?: (ClaimOutcome | Error)[];
}

/** A buyer who returns from the payment page. Each answer is given once; the last one repeats. */
// biome-ignore lint/complexity/noExcessiveLinesPerFunction: one world: its functions share what the machine asked for.
export async function buyer(world: World = {}) {
  const done: string[] = [];
  const respond = <T>(what: string, answers: (T | Error)[]) => {
    done.push(what);
    const answer = answers.length > 1 ? answers.shift() : answers[0];
    return answer instanceof Error || answer === undefined
      ? Promise.reject(answer ?? new Error(`nobody answers: ${what}`))
      : Promise.resolve(answer);
  };
  const settle = () => new Promise<void>((resolve) => setImmediate(resolve));
  const machine = purchaseMachine.provide({
    actors: {
      recall: fromPromise(() => respond("recalls", [world.recalled ?? null])),
      resolvePurchase: fromPromise(({ input }) =>
        respond(`learns of ${input}`, world.learns ?? ["open"]),
      ),
      readAccount: fromPromise(() => respond("looks who is here", [world.here ?? null])),
      signUp: fromPromise(({ input }) =>
        respond(
          `signs up ${input.email} ${input.password}`,
          world.signUps ?? [{ state: "signed-in", account: ann }],
        ),
      ),
      signIn: fromPromise(({ input }) =>
        respond(
          `signs in ${input.email} ${input.password}`,
          world.signIns ?? [{ state: "signed-in", account: ann }],
        ),
      ),
      signOut: fromPromise<void>(async () => {
        done.push("signs out");
        if (world.signOut) throw world.signOut;
      }),
      claimOrder: fromPromise(({ input }) =>
        respond(
          `claims ${input.sessionId} with ${input.claim} for ${input.userId}`,
          world.claims ?? ["claimed"],
        ),
      ),
      code: codeMachine.provide({
        actors: {
          recallTicket: fromPromise<RestoreTicket | null, RestoreLookup>(
            async () => world.ticket ?? null,
          ),
          sendCode: fromPromise(({ input }) =>
            respond<SentCode>(`has a code sent for ${JSON.stringify(input)}`, [
              { state: "sent", ticket: "ticket", to: undefined },
            ]),
          ),
          checkCode: fromPromise(({ input }) =>
            respond<CheckedCode>(`shows ${input.code}`, [
              { state: "right", sessionId: "cs_1", claim: "found" },
            ]),
          ),
        },
      }),
    },
    actions: {
      forgetPurchase: (_, { sessionId }) => void done.push(`forgets ${sessionId}`),
      renewIntent: (_, { sessionId }) => void done.push(`gives up ${sessionId}`),
      forgetQuizEmail: () => void done.push("forgets the quiz's address"),
    },
  });
  const input = {
    sessionId: "sessionId" in world ? world.sessionId : "cs_1",
    claim: "claim" in world ? world.claim : "secret",
    email: "quiz@example.com",
  };
  const actor = createActor(machine, { input }).start();
  await settle();
  done.length = 0;
  const tell = (event: Parameters<typeof actor.send>[0]) => {
    actor.send(event);
    return settle();
  };
  return {
    done,
    actor,
    now: () => actor.getSnapshot(),
    view: () => actor.getSnapshot().context.view,
    /** Returns a function that returns the views since. */
    watchViews: () => {
      const views = new Set<PurchaseView>();
      actor.subscribe(({ context }) => views.add(context.view));
      return () => [...views];
    },
    alert: () => purchasePageCopy(actor.getSnapshot()).alert,
    isThrough: () => actor.getSnapshot().status === "done",
    submit: (more: Partial<typeof credentials> = {}) =>
      tell({ type: "submitted", ...credentials, ...more }),
    switchTo: (mode: AccountMode) => tell({ type: "switched", mode }),
    tell,
    giveCode: async () => {
      actor.getSnapshot().children.code?.send({ type: "codeGiven", code: "123456" });
      await settle();
    },
  };
}
