import { listDayReasons } from "#rules/member-plan/reasons.ts";
import type { Member } from "../member.ts";
import { ReasonList } from "./reason-list.tsx";

/** Why the day is as it is. */
export function ReasonsOfDay({ member: { plans, program }, day }: { member: Member; day: number }) {
  const ofDay = { day, planned: plans.mealsOn(day), workout: plans.workoutOn(day) };
  const reasons = listDayReasons(plans.planOn(day), ofDay, program);
  return reasons.length > 0 && <ReasonList label="Why this day" reasons={reasons} />;
}
