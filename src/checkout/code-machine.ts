import { assign, fromPromise, setup } from "xstate";
import type { CheckedCode, Lost, SentCode } from "#backend/restore-purchase.ts";
import type { Purchase } from "./pending-purchase.ts";
import type { RestoreTicket } from "./restore-tickets.ts";

/** What a buyer reads where the server says nothing of its own. */
export const codeComplaints = {
  wrong: "This code is not right, or it has expired. Check it, or ask for a new one.",
  notSent: "The code could not be sent. Please try again.",
  unanswered: "The code could not be checked. Please try again.",
};

interface CodeInput {
  lost: Lost;
  /** Goes on with a code that is on its way already, if this browser holds a ticket for it. */
  resumes: boolean;
}

interface CodeContext extends CodeInput {
  /** The address that the code went to, most of it covered. */
  to: string | undefined;
  complaint: { text: string } | undefined;
  found: Purchase | undefined;
}

/** Another code can be asked for at once, and that of an earlier mail is still good. */
const NOT_SENT = ["#waiting", "#possible"];

type CodeEvent = { type: "codeGiven"; code: string } | { type: "edited" } | { type: "sendAgain" };

/** Finds a purchase again by a code that is sent to the address it was paid with. Its output is what proves the purchase. */
export const codeMachine = setup({
  types: {
    context: {} as CodeContext,
    events: {} as CodeEvent,
    input: {} as CodeInput,
    output: {} as Purchase,
  },
  actors: {
    recallTicket: fromPromise<RestoreTicket | null, Lost>(() =>
      Promise.reject(new Error("Nothing keeps tickets here.")),
    ),
    sendCode: fromPromise<SentCode, Lost>(() =>
      Promise.reject(new Error("Nothing sends codes here.")),
    ),
    checkCode: fromPromise<CheckedCode, { lost: Lost; code: string }>(() =>
      Promise.reject(new Error("Nothing checks codes here.")),
    ),
  },
  actions: {
    complain: assign((_, { text }: { text: string }) => ({ complaint: { text } })),
    calm: assign({ complaint: undefined }),
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
  context: ({ input }) => ({ ...input, to: undefined, complaint: undefined, found: undefined }),
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
      entry: "calm",
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
              type: "complain",
              params: ({ event }) => ({ text: messageOf(event.output) ?? codeComplaints.notSent }),
            },
          },
        ],
        onError: {
          target: NOT_SENT,
          actions: { type: "complain", params: { text: codeComplaints.notSent } },
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
                edited: { actions: "calm" },
                codeGiven: { target: "checking", actions: "calm" },
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
                      type: "complain",
                      params: ({ event }) => ({
                        text: messageOf(event.output) ?? codeComplaints.wrong,
                      }),
                    },
                  },
                ],
                onError: {
                  target: "waiting",
                  actions: { type: "complain", params: { text: codeComplaints.unanswered } },
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

function messageOf(answer: SentCode | CheckedCode): string | undefined {
  return "message" in answer ? answer.message : undefined;
}
