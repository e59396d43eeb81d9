/** The milestones that visitors reach outside the screens of the quiz. */
export type Milestone = "checkout_started" | "account_created";

export const MILESTONE = "milestone";

/** Reports to the recorder of visits, if there is one. */
export function reportMilestone(milestone: Milestone): void {
  dispatchEvent(new CustomEvent(MILESTONE, { detail: milestone }));
}
