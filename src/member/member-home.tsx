import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { useLayoutEffect } from "react";
import type { Order } from "#api/order.ts";
import type { Account } from "#api/session.ts";
import type { Weight } from "#lib/weight.ts";
import { Loading } from "#ui/loading/loading.tsx";
import { Retry } from "./failures/retry.tsx";
import { layOutLists } from "./groceries/lists/lists-owner.ts";
import { LogOut } from "./log-out.tsx";
import { MemberFrame } from "./member-frame.tsx";
import { MemberTabs } from "./member-tabs.tsx";
import { usePlans } from "./plan/use-plans.ts";
import { useProgram } from "./program/use-program.ts";
import { useAccountTracker } from "./tracker/use-tracker.ts";
import { useUnit } from "./tracker/use-unit.ts";

export interface MemberHomeProps {
  brand: string;
  session: Account;
  order: Order;
  price: string;
  unit: Weight["unit"] | undefined;
}

// Fetched data lasts as long as the page, so coming back to a tab is instant.
const queries = new QueryClient({
  defaultOptions: { queries: { retry: 1, refetchOnWindowFocus: false } },
});

/** The member area for a member with an order: loads the program and shows its tabs. */
export function MemberHome(props: MemberHomeProps) {
  return (
    <QueryClientProvider client={queries}>
      <Home {...props} />
    </QueryClientProvider>
  );
}

function Home({ brand, session, order, price, unit: chosen }: MemberHomeProps) {
  const { userId, email } = session;
  const { program, failed, askAgain } = useProgram(userId);
  const { tracker, isAsked } = useAccountTracker(userId, chosen);
  const plans = usePlans(program, tracker, isAsked);
  const unit = useUnit(tracker, chosen);
  useLayoutEffect(() => layOutLists(userId), [userId]);
  if (failed) return <Retry brand={brand} text="We couldn't load your plan." onRetry={askAgain} />;
  return (
    <MemberFrame
      brand={brand}
      email={email}
      leave={<LogOut userId={userId} tracker={tracker} onLeave={() => queries.clear()} />}
    >
      {program && plans ? (
        <MemberTabs member={{ userId, email, order, price, unit, program, plans, tracker }} />
      ) : (
        <Loading text="Opening your plan" />
      )}
    </MemberFrame>
  );
}
