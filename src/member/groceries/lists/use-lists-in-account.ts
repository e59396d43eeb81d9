import { useEffect } from "react";
import type { Member } from "../../member.ts";
import { useJournal } from "../../tracker/use-tracker.ts";

/**
 * Moves lists that only this browser has into the account, once it's known what the account has,
 * and keeps a copy of the account's lists in this browser.
 */
export function useListsInAccount(member: Member, isRead: boolean): void {
  const { plans } = member;
  // biome-ignore lint/correctness/useExhaustiveDependencies: plans change with the journal and the program
  useEffect(() => {
    if (!isRead) return;
    void import("./groceries.ts").then(
      ({ getGroceries: groceriesOf }) => groceriesOf(member).carryOver(),
      // Opening the tab tries again.
      () => {},
    );
  }, [plans, isRead]);
}

/**
 * Lists that are shared follow the plan, whichever tab is open. Others see a change once the account
 * has it.
 */
export function usePublishedLists(member: Member, isConfirmed: boolean): void {
  const { plans, months, tracker } = member;
  const { sync } = useJournal(tracker);
  const mayPublish = isConfirmed && !months.isPast && (sync === "saved" || sync === "replaced");
  // biome-ignore lint/correctness/useExhaustiveDependencies: plans change with the journal and the program
  useEffect(() => {
    if (!mayPublish) return;
    import("../share/publish-lists.ts")
      .then(({ publishLists }) => publishLists(member))
      // The next change tries again.
      .catch(() => {});
  }, [plans, mayPublish]);
}
