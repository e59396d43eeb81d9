import { type ReactNode, useState } from "react";
import type { BuyerOrder } from "#api/buyer-order.ts";
import { withdrawOrder } from "#api/withdraw.ts";
import { Alert } from "#ui/alert.tsx";
import { Button } from "#ui/button.tsx";
import { CardPage } from "#ui/card-page.tsx";
import { Loading } from "#ui/loading/loading.tsx";
import { RetryPage } from "#ui/retry-page.tsx";
import { TextButton, TextLink } from "#ui/text-button.tsx";
import { useFocusAfterBusy } from "#ui/use-focus-after-busy.ts";
import { OrderFacts } from "../order-facts.tsx";
import { useMyOrders } from "../use-my-orders.ts";
import { useWithdrawal } from "./use-withdrawal.ts";
import { WithdrawalResult } from "./withdrawal-result.tsx";
import { CONFIRM, CONFIRMING, describePromise, WITHDRAW_HERE } from "./words.ts";

interface WithdrawAsMemberProps {
  brand: string;
  email: string;
  /** The order belongs to another address. */
  onByMail: () => void;
}

/** The member's own order, which needs no other proof. */
export function WithdrawAsMember({ brand, email, onByMail }: WithdrawAsMemberProps): ReactNode {
  const { orders, refetch } = useMyOrders();
  const [asked, setAsked] = useState<BuyerOrder>();
  const [done, setDone] = useState<BuyerOrder>();
  const below = (
    <>
      <TextLink to="/account">Your account</TextLink>
      <TextButton onClick={onByMail}>Withdraw from another order</TextButton>
    </>
  );
  if (done) return <WithdrawalResult order={done} brand={brand} below={below} />;
  if (orders === undefined) return <Loading text="Opening your order" />;
  if (orders === "failed")
    return (
      <RetryPage
        brand={brand}
        text="Your right to withdraw isn't lost. Please try again, or write to us: what you send counts from that moment."
        onRetry={refetch}
      />
    );
  const order = orders.find(({ state }) => state === "open") ?? orders[0];
  if (!order) return <NoOrder brand={brand} email={email} onByMail={onByMail} />;
  if (order.state !== "open") return <WithdrawalResult order={order} brand={brand} below={below} />;
  if (asked)
    return (
      <Confirm order={asked} brand={brand} onDone={setDone} onBack={() => setAsked(undefined)} />
    );
  return (
    <CardPage
      title={WITHDRAW_HERE}
      emblem={{ icon: "receipt", tone: "plain" }}
      text={describePromise(order.guaranteeDays)}
      brand={brand}
      below={below}
    >
      <OrderFacts order={order} />
      <Button onClick={() => setAsked(order)}>{WITHDRAW_HERE}</Button>
    </CardPage>
  );
}

interface NoOrderProps {
  brand: string;
  email: string;
  onByMail: () => void;
}

function NoOrder({ brand, email, onByMail }: NoOrderProps) {
  return (
    <CardPage
      title="No order in this account"
      emblem={{ icon: "magnifying-glass", tone: "plain" }}
      text={`${email} has no order here. If you paid with another address, you can withdraw with that one.`}
      brand={brand}
    >
      <Button onClick={onByMail}>Withdraw with another address</Button>
    </CardPage>
  );
}

interface ConfirmProps {
  order: BuyerOrder;
  brand: string;
  onDone: (order: BuyerOrder) => void;
  onBack: () => void;
}

/** The second step, which sends it. */
function Confirm({ order, brand, onDone, onBack }: ConfirmProps) {
  const { busy, error, ask } = useWithdrawal(onDone);
  const button = useFocusAfterBusy(busy);
  return (
    <CardPage
      title="Confirm your withdrawal"
      emblem={{ icon: "receipt", tone: "plain" }}
      text="We refund you in full, and your access to the plan ends with the refund. You'll get a confirmation by email."
      brand={brand}
      below={<TextButton onClick={onBack}>Keep my plan</TextButton>}
    >
      <OrderFacts order={order} />
      <Alert text={error?.text} boxed />
      <Button ref={button} busy={busy} onClick={() => void ask(() => withdrawOrder(order.order))}>
        {busy ? CONFIRMING : CONFIRM}
      </Button>
    </CardPage>
  );
}
