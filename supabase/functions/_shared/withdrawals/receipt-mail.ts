import { codedMoneyText } from "#lib/money.ts";
import { dayText, momentText } from "../utc-text.ts";
import type { OrderWithdrawal } from "./withdrawal.ts";

export type Receipt = OrderWithdrawal & { name: string | null; declared_at: string };

/** The acknowledgment of a withdrawal: what, when, and what happens next. */
export function receiptMail(receipt: Receipt, site: string): { subject: string; text: string } {
  const { order, product, name, amount, currency, bought_at, declared_at } = receipt;
  const parts = [
    [
      "We received your withdrawal from the contract. Please keep this mail: it's your confirmation.",
    ],
    [
      `Withdrawn from: ${product}`,
      `Order number: ${order}`,
      `Bought on: ${dayText(bought_at)}`,
      ...(name ? [`Your name: ${name}`] : []),
      `Amount: ${codedMoneyText(amount, currency)}`,
      `Received on: ${momentText(declared_at)}`,
    ],
    ["What happens next", nextSteps(receipt)],
    [`You didn't ask for this, or something isn't right? Write to us: ${site}/contact`],
  ];
  return {
    subject: "We received your withdrawal",
    text: parts.map((lines) => lines.join("\n")).join("\n\n"),
  };
}

function nextSteps({ state }: Receipt): string {
  if (state === "disputed")
    return "Your bank or card company has opened a dispute about this payment and holds the money, so we can't refund it at the same time. Your withdrawal keeps its date. If the dispute ends in our favor, we refund you.";
  return "We refund the full amount to the card or account that you paid with, within 14 days at the latest. Your bank may take a few more days to show it. You don't have to do anything else. Your access ends with the refund.";
}
