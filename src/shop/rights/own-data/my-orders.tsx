import type { ReactNode } from "react";
import type { BuyerOrder } from "#api/buyer-order.ts";
import { Alert } from "#ui/alert.tsx";
import { Button } from "#ui/button.tsx";
import { ButtonLink } from "#ui/button-link.tsx";
import { Loading } from "#ui/loading/loading.tsx";
import { Section, SectionText } from "#ui/section.tsx";
import { TextLink } from "#ui/text-button.tsx";
import { OrderFacts } from "../order-facts.tsx";
import { useMyOrders } from "../use-my-orders.ts";
import { WITHDRAW_HERE } from "../withdraw/words.ts";
import styles from "./my-orders.module.css";

const getTexts = ({ guaranteeDays }: BuyerOrder): Record<BuyerOrder["state"], string> => ({
  open: "If it isn't for you, withdraw and get your money back. You don't need a reason.",
  withdrawn: "You've withdrawn. The refund is on its way, and your access ends with it.",
  stopped: "You've withdrawn, and your date counts. The refund didn't go through: we're on it.",
  refunded: "Refunded. Your bank may take a few days to show it.",
  disputed: "Your bank has opened a dispute about this payment and holds the money.",
  too_late: `The ${guaranteeDays} days to withdraw are over. Something isn't right? Write to us.`,
});

/** The member's orders, and the way to withdraw from them. */
export function MyOrders() {
  const { orders, refetch } = useMyOrders();
  return (
    <Section title="Your order">
      <Content orders={orders} onRetry={refetch} />
    </Section>
  );
}

interface ContentProps {
  orders: ReturnType<typeof useMyOrders>["orders"];
  onRetry: () => void;
}

function Content({ orders, onRetry }: ContentProps): ReactNode {
  if (orders === undefined) return <Loading text="Looking up your order" />;
  if (orders === "failed")
    return (
      <>
        <Alert text="We couldn't look up your order." boxed />
        <Button look="quiet" onClick={onRetry}>
          Try again
        </Button>
      </>
    );
  if (orders.length === 0)
    return (
      <>
        <SectionText>This account has no order.</SectionText>
        <TextLink to="/restore">I paid with another address</TextLink>
      </>
    );
  return orders.map((order) => <OneOrder key={order.order} order={order} />);
}

function OneOrder({ order }: { order: BuyerOrder }) {
  return (
    <div className={styles.order}>
      <OrderFacts order={order} />
      <SectionText>{getTexts(order)[order.state]}</SectionText>
      {order.state === "open" && (
        <ButtonLink look="quiet" to="/withdraw">
          {WITHDRAW_HERE}
        </ButtonLink>
      )}
      {["too_late", "disputed", "stopped"].includes(order.state) && (
        <TextLink to="/contact">Write to us</TextLink>
      )}
    </div>
  );
}
