import type { Member } from "../member.ts";
import { currentDay, getNotes, getWeight, listWeights } from "../tracker/notes.ts";
import { useJournal } from "../tracker/use-tracker.ts";
import { getWeek } from "../workouts/find-workout.ts";
import styles from "./quick-stats.module.css";
import { Stat, StatHint } from "./stat.tsx";
import { WaterStat } from "./water-stat.tsx";
import { WorkoutStat } from "./workout-stat.tsx";

/** The day in figures. */
export function QuickStats({
  member: { months, plans, tracker, unit },
  day,
}: {
  member: Member;
  day: number;
}) {
  const { journal } = useJournal(tracker);
  const { water, mood, energy, exercises } = getNotes(journal, day);
  const isCurrent = !months.isPast && day === currentDay(journal);
  const { isSample } = listWeights(journal, unit);

  return (
    <section className={styles.panel} aria-labelledby="quick-stats">
      <h2 id="quick-stats" className={styles.title}>
        Quick stats
      </h2>
      <dl className={styles.stats}>
        <WaterStat glasses={water} onDrink={(glasses) => tracker.set(day, "water", glasses)} />
        <Stat name="Current weight" icon="scales" wide>
          <span>{`${getWeight(journal, day, unit)} ${unit}`}</span>
          {isSample && <StatHint>An example until you enter your own</StatHint>}
        </Stat>
        <Stat name="Mood" icon="smiley">
          {mood ?? <StatHint>Not yet</StatHint>}
        </Stat>
        <Stat name="Energy" icon="lightning">
          {energy ?? <StatHint>Not yet</StatHint>}
        </Stat>
        <WorkoutStat
          workout={plans.workoutOn(day)}
          ticked={exercises}
          week={isCurrent ? undefined : getWeek(day, plans.planOn(day).weeks.length)}
        />
      </dl>
    </section>
  );
}
