import { codedMoneyText } from "#lib/money.ts";
import { dayText, exactMomentText } from "#lib/texts/utc-times.ts";
import type { MailKind } from "../mail-kind.ts";
import type { OrderWithdrawal } from "../withdrawals/withdrawal.ts";

export type Receipt = Pick<
  OrderWithdrawal,
  "state" | "order" | "product" | "amount" | "currency" | "bought_at"
> & { name: string | null; declared_at: string };

export const withdrawalReceipt: MailKind<Receipt & { site: string }> = {
  recipient:
    "A buyer who withdrew: the address of the account, or without one the address that paid.",
  contents: "The order, the name that was given, the amount, the time, and what happens next.",
  write({ state, order, product, name, amount, currency, bought_at, declared_at, site }) {
    const parts = [
      [
        "We received your withdrawal from the contract. Please keep this email: it's your confirmation.",
      ],
      [
        `Withdrawn from: ${product}`,
        `Order number: ${order}`,
        `Bought on: ${dayText(bought_at)}`,
        ...(name ? [`Your name: ${name}`] : []),
        `Amount: ${codedMoneyText(amount, currency)}`,
        `Received on: ${exactMomentText(declared_at)}`,
      ],
      ["What happens next", state === "disputed" ? WITH_A_DISPUTE : WITH_A_REFUND],
      [`You didn't ask for this, or something isn't right? Write to us: ${site}/contact`],
    ];
    return {
      subject: "We received your withdrawal",
      text: parts.map((lines) => lines.join("\n")).join("\n\n"),
    };
  },
};

const WITH_A_DISPUTE =
  "Your bank or card company has opened a dispute about this payment and holds the money, so we can't refund it at the same time. Your withdrawal keeps its date. If the dispute ends in our favor, we refund you.";
const WITH_A_REFUND =
  "We refund the full amount to the card or account that you paid with, within 14 days at the latest. Your bank may take a few more days to show it. You don't have to do anything else. Your access ends with the refund.";
