import { useEffect } from "react";
import type { Member } from "../../member.ts";

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
