import type { TestBackend } from "../support/start-test-backend.ts";

export type Bought = Awaited<ReturnType<TestBackend["buyPlan"]>>;

interface History {
  happens(bought: Bought): Promise<unknown>;
  order: string[];
  method?: "bank_debit";
  state: "paid" | "unpaid" | "processing";
}

/** The histories of buyers after they have paid, and the state of their order then. */
export function createHistories(testBackend: TestBackend): Record<string, History> {
  const refund = async ({ payment_intent }: Bought, amount: number) =>
    (await testBackend.stripe("refunds", { payment_intent, amount: String(amount) })).body.id;
  const dispute = async ({ payment_intent }: Bought, status = "needs_response") =>
    (await testBackend.stripe("test_helpers/disputes", { payment_intent, status })).body.id;
  const evidence = (id: string, text: string) =>
    testBackend.stripe(`disputes/${id}`, { "evidence[uncategorized_text]": text, submit: "true" });
  const settleDebit = ({ sessionId }: Bought, outcome: string) =>
    testBackend.stripe(`test_helpers/checkout/sessions/${sessionId}/settle`, { outcome });

  return {
    "pays by card": { happens: async () => {}, order: ["completed"], state: "paid" },
    "gets a partial refund": {
      happens: (bought) => refund(bought, 500),
      order: ["completed"],
      state: "paid",
    },
    "gets a full refund": {
      happens: (bought) => refund(bought, 2999),
      order: ["refunded"],
      state: "unpaid",
    },
    "gets a full refund in two parts": {
      happens: async (bought) => [await refund(bought, 999), await refund(bought, 2000)],
      order: ["refunded"],
      state: "unpaid",
    },
    "gets a full refund that their bank refuses": {
      happens: async (bought) =>
        testBackend.stripe(`test_helpers/refunds/${await refund(bought, 2999)}/fail`, {}),
      order: ["completed"],
      state: "paid",
    },
    "disputes the payment": {
      happens: (bought) => dispute(bought),
      order: ["disputed"],
      state: "unpaid",
    },
    "loses the dispute to us": {
      happens: async (bought) => evidence(await dispute(bought), "winning_evidence"),
      order: ["completed"],
      state: "paid",
    },
    "wins the dispute": {
      happens: async (bought) => evidence(await dispute(bought), "losing_evidence"),
      order: ["disputed"],
      state: "unpaid",
    },
    "has their bank inquire, which takes nothing back": {
      happens: (bought) => dispute(bought, "warning_needs_response"),
      order: ["completed"],
      state: "paid",
    },
    "has their bank inquire, without consequences": {
      happens: async (bought) =>
        evidence(await dispute(bought, "warning_needs_response"), "winning_evidence"),
      order: ["completed"],
      state: "paid",
    },
    "pays by bank debit, which takes days": {
      method: "bank_debit",
      happens: async () => {},
      order: [],
      state: "processing",
    },
    "pays by bank debit, which arrives": {
      method: "bank_debit",
      happens: (bought) => settleDebit(bought, "succeeded"),
      order: ["completed"],
      state: "paid",
    },
    "pays by bank debit, which the bank refuses": {
      method: "bank_debit",
      happens: (bought) => settleDebit(bought, "failed"),
      order: [],
      state: "unpaid",
    },
    "pays by bank debit and gets a refund": {
      method: "bank_debit",
      happens: async (bought) => [
        await settleDebit(bought, "succeeded"),
        await refund(bought, 2999),
      ],
      order: ["refunded"],
      state: "unpaid",
    },
  };
}
