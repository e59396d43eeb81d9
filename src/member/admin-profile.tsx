import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { useMemo } from "react";
import type { Weight } from "#lib/measures/weight.ts";
import { Icon } from "#ui/icon.tsx";
import styles from "./admin-profile.module.css";
import { MemberFrame } from "./member-frame.tsx";
import { MemberTabs } from "./member-tabs.tsx";
import { useMonths } from "./months/use-months.ts";
import { createPlanMaker, memberPlans } from "./plan/member-plans.ts";
import { sampleProgram } from "./sample-program.ts";
import { createTracker } from "./tracker/tracker.ts";
import { useJournal } from "./tracker/use-tracker.ts";

const averageAnswers = [{ fromDay: 0, answers: sampleProgram.rules.defaults }];
const queries = new QueryClient();

/**
 * The member area as the team can open it: every screen, with sample content and no member's data.
 */
export function AdminProfile({
  brand,
  price,
  unit,
}: {
  brand: string;
  price: string;
  unit: Weight["unit"];
}) {
  const { months, ofMonth: tracker } = useMonths(useMemo(forgetfulTracker, []));
  const { journal } = useJournal(tracker);
  const { variation } = months.shown;
  const plans = useMemo(() => {
    const makePlan = createPlanMaker(sampleProgram, variation);
    return memberPlans(averageAnswers, journal, { program: sampleProgram, makePlan });
  }, [journal, variation]);
  return (
    <QueryClientProvider client={queries}>
      <p className={styles.admin} role="status">
        <Icon name="shield-check" className={styles.icon} />
        <span>Admin Mode Enabled</span>
      </p>
      <MemberFrame brand={brand} email="the team">
        <MemberTabs
          member={{
            userId: undefined,
            email: "the team",
            order: undefined,
            price,
            unit,
            program: sampleProgram,
            months,
            plans,
            tracker,
          }}
        />
      </MemberFrame>
    </QueryClientProvider>
  );
}

/** A tracker that saves nothing. */
function forgetfulTracker() {
  return createTracker({
    store: { get: () => null, set: () => true, remove: () => true },
    key: "",
    read: async () => [],
    save: async () => [],
    now: () => new Date(),
    newId: () => "the team",
    after: (_, run) => {
      queueMicrotask(run);
      return () => {};
    },
  });
}
