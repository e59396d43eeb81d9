import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { useLayoutEffect } from "react";
import type { Order } from "#backend/order.ts";
import type { Account } from "#backend/session.ts";
import type { Weight } from "#lib/weight.ts";
import { Waiting } from "#ui/waiting.tsx";
import { layOutLists } from "./groceries/lists-owner.ts";
import { LogOut } from "./log-out.tsx";
import { MemberFrame } from "./member-frame.tsx";
import { MemberTabs } from "./member-tabs.tsx";
import { useProgram } from "./program/use-program.ts";
import { Retry } from "./retry.tsx";
import { useAccountTracker } from "./tracker/use-tracker.ts";
import { useUnit } from "./tracker/use-unit.ts";

export interface MemberHomeProps {
  brand: string;
  session: Account;
  order: Order;
  price: string;
  unit: Weight["unit"] | undefined;
}

// what was fetched lasts as long as the page; a member who comes back to a tab waits for nothing
const queries = new QueryClient({
  defaultOptions: { queries: { retry: 1, refetchOnWindowFocus: false } },
});

/** What members come to. */
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
  const tracker = useAccountTracker(userId, chosen);
  const unit = useUnit(tracker, chosen);
  useLayoutEffect(() => layOutLists(userId), [userId]);
  if (failed)
    return <Retry brand={brand} text="We could not fetch your plan." onRetry={askAgain} />;
  return (
    <MemberFrame
      brand={brand}
      email={email}
      leave={<LogOut userId={userId} tracker={tracker} onLeave={() => queries.clear()} />}
    >
      {program ? (
        <MemberTabs member={{ userId, email, order, price, unit, program, tracker }} />
      ) : (
        <Waiting text="Opening your plan" />
      )}
    </MemberFrame>
  );
}
