import type { ReactNode } from "react";
import type { BuyerOrder } from "#api/buyer-order.ts";
import { moneyText } from "#lib/money.ts";
import { lastDayText, momentText } from "#lib/texts/utc-times.ts";
import { ButtonLink } from "#ui/button-link.tsx";
import { type CardFrame, CardPage } from "#ui/card-page.tsx";
import { OrderFacts } from "../order-facts.tsx";

interface WithdrawalResultProps {
  order: BuyerOrder;
  brand: string;
  below?: ReactNode;
}

/** The result of a withdrawal, or the reason why there can't be one. */
export function WithdrawalResult({ order, brand, below }: WithdrawalResultProps) {
  const needsUs = ["disputed", "too_late", "stopped"].includes(order.state);
  return (
    <CardPage {...createFrame(order)} brand={brand} below={below}>
      <OrderFacts order={order} />
      {needsUs && (
        <ButtonLink look="quiet" to="/contact">
          Write to us
        </ButtonLink>
      )}
    </CardPage>
  );
}

const good = (icon: string) => ({ icon, tone: "good" as const });
const plain = (icon: string) => ({ icon, tone: "plain" as const });

function createFrame(order: BuyerOrder): CardFrame {
  const { state, declaredAt, amount, currency, until, guaranteeDays } = order;
  const received = declaredAt && `We received your withdrawal on ${momentText(declaredAt)}.`;
  switch (state) {
    case "refunded":
      return received
        ? {
            title: "Your withdrawal is done",
            emblem: good("seal-check"),
            text: `${received} We've refunded ${moneyText(amount, currency)} to the card or account that you paid with, unless we agreed on another way. Your bank may take a few days to show it. Your access to the plan has ended. A confirmation is on its way to your mailbox.`,
          }
        : {
            title: "This order has been refunded",
            emblem: good("seal-check"),
            text: "We've already refunded you, so there's nothing left to withdraw from.",
          };
    case "withdrawn":
      return {
        title: "We received your withdrawal",
        emblem: good("seal-check"),
        text: `${received} Our payment provider didn't answer in time, so the refund of ${moneyText(amount, currency)} follows by itself. Your date counts, and you don't have to do anything else. A confirmation is on its way to your mailbox.`,
      };
    case "stopped":
      return {
        title: "We received your withdrawal",
        emblem: plain("hourglass-medium"),
        text: `${received} The refund didn't go through, so one of us is looking at it. Your date counts. If you've closed the card or account that you paid with, please write to us.`,
      };
    case "disputed":
      return {
        title: "Your bank is reviewing this payment",
        emblem: plain("scales"),
        text: `${received ?? ""} Your bank or card company has opened a dispute about this payment and holds the money, so we can't refund it at the same time. Ask your bank how it's going, or write to us.`.trim(),
      };
    case "too_late":
      return {
        title: `The ${guaranteeDays} days are over`,
        emblem: plain("hourglass-medium"),
        text: `You could withdraw from this order until ${lastDayText(until)}. If something's wrong with your order, write to us and we'll help.`,
      };
    case "open":
      return { title: "Your order", emblem: plain("receipt") };
  }
}
