import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { type ComponentType, type ReactNode, useState } from "react";
import { MemoryRouter } from "react-router-dom";
import { createMember, createPlans, type Situation } from "./member.fixtures.ts";
import type { Member } from "./member.ts";
import { MemberPage } from "./member-page.tsx";
import { useJournal } from "./tracker/use-tracker.ts";

interface TabForStoriesProps extends Situation {
  Tab: ComponentType<{ member: Member }>;
  /** The URL of the member area: `/profile?week=2`. */
  address?: string;
}

/** The queries of the tabs. A failed read isn't tried again. */
export function QueriesForStories({ children }: { children: ReactNode }) {
  const [queries] = useState(
    () => new QueryClient({ defaultOptions: { queries: { retry: false } } }),
  );
  return <QueryClientProvider client={queries}>{children}</QueryClientProvider>;
}

/** A tab of the member area, opened by a member in the story's situation. */
export function TabForStories({ Tab, address = "/profile", ...situation }: TabForStoriesProps) {
  const [member] = useState(() => createMember(situation));
  const { journal } = useJournal(member.tracker);
  return (
    <MemoryRouter useTransitions={false} initialEntries={[address]}>
      <QueriesForStories>
        <MemberPage>
          <Tab member={{ ...member, plans: createPlans(situation, journal) }} />
        </MemberPage>
      </QueriesForStories>
    </MemoryRouter>
  );
}
