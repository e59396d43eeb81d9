import type { Account } from "#api/account/session.ts";
import type { SignInOutcome } from "#api/account/sign-in.ts";
import type { SignUpOutcome } from "#api/account/sign-up.ts";
import { accountWords, purchaseSetup } from "./purchase-setup.ts";

/** Creates the buyer's account, or finds out that they already have one. */
export const creating = purchaseSetup.createStateConfig({
  invoke: {
    src: "signUp",
    input: ({ context: { email, password } }) => ({ email, password }),
    onDone: [
      {
        guard: ({ event }) => event.output.state === "signed-in",
        target: "claiming",
        actions: [
          { type: "setAccount", params: ({ event }) => ({ member: getAccount(event.output) }) },
          "forgetQuizEmail",
        ],
      },
      { guard: ({ event }) => event.output.state === "confirm-by-mail", target: "mailSent" },
      // The unanswered sign-up worked after all.
      {
        guard: ({ context, event }) =>
          event.output.state === "taken" && context.unanswered === context.email,
        target: "signingIn",
      },
      {
        guard: ({ event }) => event.output.state === "taken",
        target: "form",
        actions: { type: "switchMode", params: { mode: "sign-in", notice: accountWords.taken } },
      },
      {
        guard: ({ event }) => event.output.state === "unanswered",
        target: "form",
        actions: ["noteTimeout", { type: "setError", params: { text: undefined } }],
      },
      {
        target: "form",
        actions: {
          type: "setError",
          params: ({ event }) => ({ text: getMessage(event.output) }),
        },
      },
    ],
    onError: {
      target: "form",
      actions: ["noteTimeout", { type: "setError", params: { text: undefined } }],
    },
  },
});

/** Signs in to an account that already exists. */
export const signingIn = purchaseSetup.createStateConfig({
  invoke: {
    src: "signIn",
    input: ({ context: { email, password } }) => ({ email, password }),
    onDone: [
      {
        guard: ({ event }) => event.output.state === "signed-in",
        target: "claiming",
        actions: [
          { type: "setAccount", params: ({ event }) => ({ member: getAccount(event.output) }) },
          "forgetQuizEmail",
        ],
      },
      {
        guard: "signsIn",
        target: "form",
        actions: {
          type: "setError",
          params: ({ event }) => ({ text: getMessage(event.output) }),
        },
      },
      {
        target: "form",
        actions: { type: "switchMode", params: { mode: "sign-in", notice: accountWords.taken } },
      },
    ],
    onError: { target: "form", actions: { type: "setError", params: { text: undefined } } },
  },
});

function getAccount(outcome: SignUpOutcome | SignInOutcome): Account | null {
  return outcome.state === "signed-in" ? outcome.account : null;
}

function getMessage(outcome: SignUpOutcome | SignInOutcome): string | undefined {
  return "message" in outcome ? outcome.message : undefined;
}
