import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { useMemo } from "react";
import type { Weight } from "#lib/weight.ts";
import { Icon } from "#ui/icon.tsx";
import styles from "./member.module.css";
import { MemberFrame } from "./member-frame.tsx";
import { MemberTabs } from "./member-tabs.tsx";
import { sampleProgram } from "./sample-program.ts";
import { createTracker } from "./tracker/tracker.ts";

const queries = new QueryClient();

/** The member area as the team may open it: the screens with sample content, and nobody's data. */
export function AdminProfile({
  brand,
  price,
  unit,
}: {
  brand: string;
  price: string;
  unit: Weight["unit"];
}) {
  const tracker = useMemo(forgetfulTracker, []);
  return (
    <QueryClientProvider client={queries}>
      <p className={styles.admin} role="status">
        <Icon name="shield-check" className={styles.adminIcon} />
        Admin Mode Enabled
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
            tracker,
          }}
        />
      </MemberFrame>
    </QueryClientProvider>
  );
}

/** What is tried out here is kept nowhere. */
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
