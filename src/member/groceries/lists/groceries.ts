import type { Store } from "#lib/store.ts";
import { createUuid } from "#lib/uuid.ts";
import { kept } from "../../kept.ts";
import type { Member } from "../../member.ts";
import { plansByMonth } from "../../months/plans-by-month.ts";
import type { MemberPlans } from "../../plan/member-plans.ts";
import type { Tracker } from "../../tracker/tracker.ts";
import { findWeekNeeds } from "../week-list/create-week-list.ts";
import { createGroceryStore, type GroceryStore } from "./grocery-store.ts";
import { ownerOfLists } from "./lists-owner.ts";

export const fresh = {
  id: () => createUuid(),
  now: () => new Date(),
};

interface Followed {
  store: GroceryStore;
  plans?: MemberPlans;
  unit?: Member["unit"];
}

const stores = new WeakMap<Tracker, Followed>();

/** A member's lists, which follow the plan as it is now. Without a user, they go with the page. */
export function getGroceries(
  member: Pick<Member, "userId" | "tracker" | "months" | "plans" | "program" | "unit">,
): GroceryStore {
  const { userId, tracker, plans, unit } = member;
  const known = stores.get(tracker);
  const followed: Followed = known ?? {
    store: createGroceryStore({
      store: userId === undefined ? pageStore() : kept.store,
      owner: () => (userId === undefined ? "me" : ownerOfLists(userId)),
      tracker,
      fresh,
    }),
  };
  if (!known) stores.set(tracker, followed);
  if (followed.plans !== plans || followed.unit !== unit) {
    Object.assign(followed, { plans, unit });
    const findPlans = plansByMonth(member);
    followed.store.follow(({ month, ...choice }) =>
      findWeekNeeds({ ...member, plans: findPlans(month) }, choice),
    );
  }
  return followed.store;
}

function pageStore(): Store {
  const texts = new Map<string, string>();
  return {
    get: (key) => texts.get(key) ?? null,
    set: (key, value) => texts.set(key, value).has(key),
    remove: (key) => texts.delete(key),
  };
}
