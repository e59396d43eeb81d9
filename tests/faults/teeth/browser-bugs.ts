import type { PlantedBug } from "./planted-bugs.ts";

const sales = "src/steps/sales/behavior.ts";
const intent = "src/checkout/checkout-intent.ts";

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
};
