import type { PlantedBug } from "../teeth/planted-bug.ts";

const visit = "src/app/use-visit.ts";

export const bugsOfBackFromPayment: PlantedBug[] = [
  ["leaves the button as it was before the payment page", visit, "      visit.restored();\n", ""],
  [
    "keeps browsers from restoring the offer",
    visit,
    '    window.addEventListener("pageshow", onPageShow);',
    '    window.addEventListener("unload", () => {});\n    window.addEventListener("pageshow", onPageShow);',
  ],
  [
    "begins another purchase after each return",
    "src/shop/checkout/checkout-intent.ts",
    'if (typeof id === "string" && age >= 0',
    'if (typeof id === "number" && age >= 0',
  ],
  [
    "lets a buyer pay again after the payment",
    "src/shop/checkout/buying.ts",
    "if (paid) return",
    "if (false) return",
  ],
];
