import type { Member } from "../member.ts";
import { currentDay, notesOf, weightOn, weightsOf } from "../tracker/notes.ts";
import { useJournal } from "../tracker/use-tracker.ts";
import { weekOfDay } from "../workouts/workout-of.ts";
import styles from "./quick-stats.module.css";
import { Stat, StatHint } from "./stat.tsx";
import { WaterStat } from "./water-stat.tsx";
import { WorkoutStat } from "./workout-stat.tsx";

/** The day in figures. */
export function QuickStats({
  member: { plans, tracker, unit },
  day,
}: {
  member: Member;
  day: number;
}) {
  const { journal } = useJournal(tracker);
  const { water, mood, energy, exercises } = notesOf(journal, day);
  const isCurrent = day === currentDay(journal);
  const { isSample } = weightsOf(journal, unit);

  return (
    <section className={styles.panel} aria-labelledby="quick-stats">
      <h2 id="quick-stats" className={styles.title}>
        Quick stats
      </h2>
      <dl className={styles.stats}>
        <WaterStat glasses={water} onDrink={(glasses) => tracker.set(day, "water", glasses)} />
        <Stat name="Current weight" icon="scales" wide>
          <span>{`${weightOn(journal, day, unit)} ${unit}`}</span>
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
          week={isCurrent ? undefined : weekOfDay(day, plans.planOn(day).weeks.length)}
        />
      </dl>
    </section>
  );
}
