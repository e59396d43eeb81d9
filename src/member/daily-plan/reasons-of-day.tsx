import { reasonsOfDay } from "#member-plan/make-plan.ts";
import type { Member } from "../member.ts";
import { workoutOf } from "../workouts/workout-of.ts";
import { ReasonList } from "./reason-list.tsx";

/** Why the day is as it is. On days of rest, nothing about workouts. */
export function ReasonsOfDay({ member: { plan, program }, day }: { member: Member; day: number }) {
  const isTrainingDay = workoutOf(plan.weeks, day)?.minutes !== undefined;
  const reasons = reasonsOfDay(plan, day, program).filter(
    ({ text, isTraining = false }) => text !== "" && (isTrainingDay || !isTraining),
  );
  return reasons.length > 0 && <ReasonList label="Why this day" reasons={reasons} />;
}
