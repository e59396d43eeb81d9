import { assign, fromPromise, setup } from "xstate";
import type { CheckedCode, RestoreLookup, SentCode } from "#api/restore-purchase.ts";
import { notProvided } from "../not-provided.ts";
import type { Purchase } from "../purchase/pending-purchase.ts";
import type { RestoreTicket } from "./restore-tickets.ts";

/** Messages for the buyer if the server doesn't send one. */
const codeErrors = {
  wrong: "This code isn't right, or it has expired. Check it, or request a new one.",
  notSent: "The code could not be sent. Please try again.",
  unanswered: "The code could not be checked. Please try again.",
};

interface CodeInput {
  lost: RestoreLookup;
  /** Continues with a code that was already sent, if this browser has a ticket for it. */
  resumes: boolean;
}

interface CodeContext extends CodeInput {
  /** The masked address that the code was sent to. */
  to: string | undefined;
  error: { text: string } | undefined;
  found: Purchase | undefined;
}

/** Another code can be requested at once, and the code of an earlier email still works. */
const NOT_SENT = ["#waiting", "#possible"];

type CodeEvent = { type: "codeGiven"; code: string } | { type: "edited" } | { type: "sendAgain" };

/**
 * Finds a purchase with a code that's sent to the address it was paid with. Outputs the proof of
 * the purchase.
 */
export const codeMachine = setup({
  // XState only reads the types of these, never their values.
  types: {
    context: {} as CodeContext,
    events: {} as CodeEvent,
    input: {} as CodeInput,
    output: {} as Purchase,
  },
  actors: {
    recallTicket: fromPromise<RestoreTicket | null, RestoreLookup>(() =>
      notProvided("recallTicket"),
    ),
    sendCode: fromPromise<SentCode, RestoreLookup>(() => notProvided("sendCode")),
    checkCode: fromPromise<CheckedCode, { lost: RestoreLookup; code: string }>(() =>
      notProvided("checkCode"),
    ),
  },
  actions: {
    setError: assign((_, { text }: { text: string }) => ({ error: { text } })),
    clearError: assign({ error: undefined }),
    addressed: assign((_, { to }: { to: string | undefined }) => ({ to })),
    find: assign((_, checked: CheckedCode) =>
      checked.state === "right"
        ? { found: { sessionId: checked.sessionId, claim: checked.claim } }
        : {},
    ),
  },
  delays: { beforeAnother: 30_000 },
}).createMachine({
  id: "code",
  context: ({ input }) => ({ ...input, to: undefined, error: undefined, found: undefined }),
  // Only a right code leads to the final state, and it sets `found` on the way.
  output: ({ context }) => context.found as Purchase,
  initial: "arriving",
  states: {
    arriving: {
      always: [
        { guard: ({ context }) => context.resumes, target: "recalling" },
        { target: "sending" },
      ],
    },
    recalling: {
      invoke: {
        src: "recallTicket",
        input: ({ context }) => context.lost,
        onDone: [
          {
            guard: ({ event }) => event.output !== null,
            target: "sent",
            actions: { type: "addressed", params: ({ event }) => ({ to: event.output?.to }) },
          },
          { target: "sending" },
        ],
        onError: "sending",
      },
    },
    sending: {
      entry: "clearError",
      invoke: {
        src: "sendCode",
        input: ({ context }) => context.lost,
        onDone: [
          {
            guard: ({ event }) => event.output.state === "sent",
            target: "sent",
            actions: {
              type: "addressed",
              params: ({ event }) => ({ to: "to" in event.output ? event.output.to : undefined }),
            },
          },
          {
            target: NOT_SENT,
            actions: {
              type: "setError",
              params: ({ event }) => ({ text: getMessage(event.output) ?? codeErrors.notSent }),
            },
          },
        ],
        onError: {
          target: NOT_SENT,
          actions: { type: "setError", params: { text: codeErrors.notSent } },
        },
      },
    },
    sent: {
      type: "parallel",
      states: {
        code: {
          initial: "waiting",
          states: {
            waiting: {
              id: "waiting",
              on: {
                edited: { actions: "clearError" },
                codeGiven: { target: "checking", actions: "clearError" },
              },
            },
            checking: {
              invoke: {
                src: "checkCode",
                input: ({ context, event }) => ({
                  lost: context.lost,
                  code: event.type === "codeGiven" ? event.code : "",
                }),
                onDone: [
                  {
                    guard: ({ event }) => event.output.state === "right",
                    target: "#code.found",
                    actions: { type: "find", params: ({ event }) => event.output },
                  },
                  {
                    target: "waiting",
                    actions: {
                      type: "setError",
                      params: ({ event }) => ({
                        text: getMessage(event.output) ?? codeErrors.wrong,
                      }),
                    },
                  },
                ],
                onError: {
                  target: "waiting",
                  actions: { type: "setError", params: { text: codeErrors.unanswered } },
                },
              },
            },
          },
        },
        another: {
          initial: "tooSoon",
          states: {
            tooSoon: { after: { beforeAnother: "possible" } },
            possible: { id: "possible", on: { sendAgain: "#code.sending" } },
          },
        },
      },
    },
    found: { type: "final" },
  },
});

function getMessage(answer: SentCode | CheckedCode): string | undefined {
  return "message" in answer ? answer.message : undefined;
}
