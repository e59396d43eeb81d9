import type { Reason } from "#rules/member-plan/apply-rules.ts";
import { listPlanReasons } from "#rules/member-plan/reasons.ts";
import { Icon } from "#ui/icon.tsx";
import { AnswersLink } from "../answers/answers-link.tsx";
import type { Member } from "../member.ts";
import { ReasonList } from "./reason-list.tsx";
import styles from "./why-this-plan.module.css";

/** Unfolds to show everything that the member's answers decided. */
export function WhyThisPlan({
  member: { userId, plans, program },
  day,
}: {
  member: Member;
  day: number;
}) {
  // The team previews without answers.
  const hasAnswers = userId !== undefined;
  const plan = plans.planOn(day);
  const reasons = listPlanReasons(plan, program);
  const meals = reasons.filter(({ isTraining }) => !isTraining);
  const workouts = reasons.filter(({ isTraining }) => isTraining);
  return (
    <details className={styles.why}>
      <summary className={styles.summary}>
        <span>Why this plan?</span>
        <Icon name="caret-down-bold" className={styles.caret} />
      </summary>
      <div className={styles.body}>
        <p>
          <span>Your plan is made from your answers.</span>{" "}
          {plan.cycle.length > 0 && (
            <>
              <span>{`A day has about ${plan.target.energy.toLocaleString("en-US")} kcal,`}</span>{" "}
              <span>which follows from your body, your goals, and how active you are.</span>
            </>
          )}
        </p>
        {hasAnswers && (
          <p>
            <AnswersLink>See and change your answers</AnswersLink>
          </p>
        )}
        <Part title="Your meals" reasons={meals} isLinked={hasAnswers} />
        <Part title="Your workouts" reasons={workouts} isLinked={hasAnswers} />
      </div>
    </details>
  );
}

interface PartProps {
  title: string;
  reasons: Reason[];
  isLinked: boolean;
}

function Part({ title, reasons, isLinked }: PartProps) {
  if (reasons.length === 0) return null;
  return (
    <section className={styles.part}>
      <h3 className={styles.title}>{title}</h3>
      <ReasonList label={title} reasons={reasons} isLinked={isLinked} />
    </section>
  );
}
