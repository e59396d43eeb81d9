import { QueryClientProvider } from "@tanstack/react-query";
import { useEffect, useLayoutEffect, useRef } from "react";
import type { Account } from "#api/account/session.ts";
import type { Order } from "#api/order.ts";
import type { Weight } from "#lib/measures/weight.ts";
import { lazyPart } from "#ui/loading/lazy-part.ts";
import { Loading } from "#ui/loading/loading.tsx";
import { TextLink } from "#ui/text-button.tsx";
import { AnswersLink } from "./answers/answers-link.tsx";
import { getDayOfChange } from "./answers/change-answers.ts";
import type { LoadQuestions } from "./answers/questions.ts";
import { useAnswersView } from "./answers/use-answers-view.ts";
import { useMemberApp } from "./app/use-member-app.ts";
import { PlanRetryPage } from "./failures/plan-retry-page.tsx";
import { layOutLists } from "./groceries/lists/lists-owner.ts";
import { useListsInAccount, usePublishedLists } from "./groceries/lists/use-lists-in-account.ts";
import { LogOut } from "./log-out.tsx";
import type { Member } from "./member.ts";
import { MemberFrame } from "./member-frame.tsx";
import { MemberTabs } from "./member-tabs.tsx";
import { useMonths } from "./months/use-months.ts";
import { useOpenTab } from "./open-tab.ts";
import { DoctorFirst } from "./plan/doctor-first.tsx";
import { usePlans } from "./plan/use-plans.ts";
import { useProgram } from "./program/use-program.ts";
import { queries } from "./queries.ts";
import { useSavedDays } from "./reminders/use-reminders.ts";
import { currentDay } from "./tracker/notes.ts";
import { useAccountTracker, useJournal } from "./tracker/use-tracker.ts";
import { useUnit } from "./tracker/use-unit.ts";

export interface MemberHomeProps {
  brand: string;
  session: Account;
  order: Order;
  /** True once the server has confirmed the order. Until then, nothing is asked that needs access. */
  isConfirmed: boolean;
  price: string;
  unit: Weight["unit"] | undefined;
  loadQuestions: LoadQuestions;
}

const AnswersPage = lazyPart(() => import("./answers/answers-page.tsx"), "AnswersPage");

/** The member area for a member with an order: loads the program and shows its tabs. */
export function MemberHome(props: MemberHomeProps) {
  return (
    <QueryClientProvider client={queries}>
      <Home {...props} />
    </QueryClientProvider>
  );
}

function Home({
  brand,
  session,
  order,
  isConfirmed,
  price,
  unit: chosen,
  loadQuestions,
}: MemberHomeProps) {
  const { userId, email } = session;
  const { program, failed, refetch } = useProgram(userId);
  const { tracker: account, isAsked, isRead } = useAccountTracker(userId, chosen);
  const { view } = useAnswersView();
  const { hasMonths } = useOpenTab();
  // The answers are those of today, whichever month is read.
  const isAlwaysCurrent = view !== undefined || !hasMonths;
  const { months, ofMonth: tracker } = useMonths(account, { isAlwaysCurrent, isFresh: isAsked });
  const plans = usePlans(program, { tracker, month: months.shown, isAsked });
  const unit = useUnit(account, chosen);
  useMemberApp(program !== undefined && plans !== undefined);
  useLayoutEffect(() => layOutLists(userId), [userId]);
  const leave = useClearedOnLeave();
  if (failed)
    return <PlanRetryPage brand={brand} alert="We couldn't load your plan." onRetry={refetch} />;
  const member = program &&
    plans && { userId, email, order, price, unit, program, months, plans, tracker };
  if (member && view !== undefined)
    return <AnswersPage member={member} brand={brand} loadQuestions={loadQuestions} />;
  return (
    <MemberFrame
      brand={brand}
      email={email}
      answers={member && <AnswersLink>My answers</AnswersLink>}
      account={<TextLink to="/account">Account</TextLink>}
      leave={<LogOut userId={userId} tracker={account} onLeave={leave} />}
    >
      {member ? (
        <Plan member={member} userId={userId} isRead={isRead} isConfirmed={isConfirmed} />
      ) : (
        <Loading text="Opening your plan" />
      )}
    </MemberFrame>
  );
}

/** The tabs, or the advice to ask a doctor first. */
function Plan({
  member,
  userId,
  isRead,
  isConfirmed,
}: {
  member: Member;
  userId: string;
  isRead: boolean;
  isConfirmed: boolean;
}) {
  const { journal } = useJournal(member.tracker);
  useListsInAccount(member, isRead);
  usePublishedLists(member, isConfirmed);
  // A corrected weight counts from tomorrow on.
  const tomorrow = getDayOfChange(currentDay(journal), false);
  const { doctorFirst } = member.plans.planOn(tomorrow).decisions;
  useSavedDays(member, { userId, isConfirmed, hasPlan: doctorFirst === undefined });
  return doctorFirst === undefined ? (
    <MemberTabs member={member} />
  ) : (
    <DoctorFirst member={member} text={doctorFirst} />
  );
}

/** Forgets fetched data when a member who logs out is gone: before, it would be fetched again. */
function useClearedOnLeave(): () => void {
  const hasLeft = useRef(false);
  useEffect(
    () => () => {
      if (hasLeft.current) queries.clear();
    },
    [],
  );
  return () => {
    hasLeft.current = true;
  };
}
