import type { PlantedBug } from "./planted-bug.ts";

const sales = "src/quiz/steps/sales/behavior.ts";
const intent = "src/shop/checkout/checkout-intent.ts";
const client = "src/api/client/supabase.ts";

/** Bugs on the visitor's side, by the row that has to catch them. */
export const browserBugs: Record<string, PlantedBug[]> = {
  "checkout-faults": [
    [
      "waits for the checkout without a limit",
      sales,
      '"checkout-deadline": {\n            target: "idle",',
      '"checkout-deadline": {\n            target: "processing",',
    ],
    ["doesn't say that the checkout failed", sales, "error: error && (", "error: undefined && ("],
    [
      "waits for the payment page without a limit",
      sales,
      'leaving: { after: { "checkout-deadline": "idle" } }',
      "leaving: {}",
    ],
    [
      "begins a new purchase with each press",
      intent,
      'if (typeof id === "string" && age >= 0',
      'if (typeof id === "number" && age >= 0',
    ],
  ],
  walks: [
    [
      "doesn't lead on from a choice",
      "src/quiz/steps/single-choice/behavior.ts",
      'chosen: { after: { "auto-advance": next } }',
      "chosen: {}",
    ],
    [
      "leads back to the entrance",
      "src/quiz/engine/funnel-machine.ts",
      // biome-ignore lint/suspicious/noTemplateCurlyInString: a text of the file
      "next === undefined ? `#${place}` : `#${next}`,",
      // biome-ignore lint/suspicious/noTemplateCurlyInString: a text of the file
      "`#${next === undefined ? place : plan.entry}`,",
    ],
  ],
  "auth-faults": [
    [
      "signs out if renewing is limited",
      client,
      "keepLimitedSession(boundedFetch, hasStoredExpired)",
      "boundedFetch",
    ],
    [
      "takes an outage for a sign-out",
      "src/api/account/session.ts",
      "if (!isAuthRetryableFetchError(error)) replaceSession",
      "if (error !== undefined) replaceSession",
    ],
    [
      "waits for a lock",
      client,
      "      // No `lock`: auth-js",
      "      lock: (name, _, run) => navigator.locks.request(name, run),\n      // No `lock`: auth-js",
    ],
  ],
  "notes-kept": [
    [
      "keeps notes in memory alone",
      "src/member/tracker/tracker-storage.ts",
      "isKept: store.set(key, JSON.stringify(next))",
      "isKept: true",
    ],
  ],
};
