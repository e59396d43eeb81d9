import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { type ComponentType, type ReactNode, useState } from "react";
import { MemoryRouter } from "react-router-dom";
import { createMember, createPlans, type Situation } from "./member.fixtures.ts";
import type { Member } from "./member.ts";
import { MemberPage } from "./member-page.tsx";
import { useMonths } from "./months/use-months.ts";
import { useJournal } from "./tracker/use-tracker.ts";
import { useUnit } from "./tracker/use-unit.ts";

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
  return (
    <MemoryRouter useTransitions={false} initialEntries={[address]}>
      <QueriesForStories>
        <MemberPage>
          <OpenTab Tab={Tab} situation={situation} />
        </MemberPage>
      </QueriesForStories>
    </MemoryRouter>
  );
}

type OpenTabProps = Pick<TabForStoriesProps, "Tab"> & { situation: Situation };

function OpenTab({ Tab, situation }: OpenTabProps) {
  const [member] = useState(() => createMember(situation));
  const { months, ofMonth: tracker } = useMonths(member.months.tracker);
  const { journal } = useJournal(tracker);
  const plans = createPlans(situation, journal, months.shown.variation);
  const unit = useUnit(tracker, member.unit);
  return <Tab member={{ ...member, months, tracker, plans, unit }} />;
}
