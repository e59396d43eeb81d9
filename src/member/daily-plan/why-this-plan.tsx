import type { Reason } from "#member-plan/apply-rules.ts";
import type { MemberPlan, PlanSource } from "#member-plan/make-plan.ts";
import { Icon } from "#ui/icon.tsx";
import type { Member } from "../member.ts";
import { ReasonList } from "./reason-list.tsx";
import styles from "./why-this-plan.module.css";

/** Unfolds to show everything that the member's answers decided. */
export function WhyThisPlan({ member: { plan, program } }: { member: Member }) {
  const reasons = reasonsOfPlan(plan, program);
  const parts = [
    { title: "Your meals", reasons: reasons.filter(({ isTraining }) => !isTraining) },
    { title: "Your workouts", reasons: reasons.filter(({ isTraining }) => isTraining) },
  ].filter((part) => part.reasons.length > 0);
  return (
    <details className={styles.why}>
      <summary className={styles.summary}>
        Why this plan?
        <Icon name="caret-down-bold" className={styles.caret} />
      </summary>
      <div className={styles.body}>
        <p>
          Your plan is made from your answers.{" "}
          {plan.cycle.length > 0 && (
            <>
              A day has about {plan.target.energy.toLocaleString("en-US")} kcal, which follows from
              your body, your goals, and how active you are.
            </>
          )}
        </p>
        {parts.map((part) => (
          <section key={part.title} className={styles.part}>
            <h3 className={styles.title}>{part.title}</h3>
            <ReasonList label={part.title} reasons={part.reasons} />
          </section>
        ))}
      </div>
    </details>
  );
}

/** All reasons, with the minutes of the plan's longest meal. */
function reasonsOfPlan({ cycle, later, minutes, reasons }: MemberPlan, source: PlanSource) {
  const days = [...cycle, ...later.map(({ planned }) => planned)];
  const all = days.flatMap(({ meals }) => meals.map(({ meal }) => source.meals.meals[meal]));
  const longest = all.length > 0 ? Math.max(...all.map((meal) => meal?.minutes ?? 0)) : minutes;
  return reasons
    .filter(({ text }) => text !== "")
    .map((reason): Reason => ({ ...reason, text: reason.text.replace("{minutes}", `${longest}`) }));
}
