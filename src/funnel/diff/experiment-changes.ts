import type { Json } from "#lib/json.ts";
import type { Change } from "./change.ts";
import { words } from "./step-changes.ts";
import { objectOf, type Written } from "./written.ts";

/** What changed of the experiments, and what that means for whoever is in one. */
export function experimentChanges(before: Written, after: Written): Change[] {
  const [old, now] = [objectOf(before.main.experiments), objectOf(after.main.experiments)];
  return [...new Set([...Object.keys(now), ...Object.keys(old)])].flatMap((id) => {
    if (!Object.hasOwn(old, id))
      return [
        changed("experiment-added", id, `The experiment "${id}" is new: ${sharesOf(now[id])}.`),
        told(id, `Whoever is in the middle is drawn for "${id}" when they next open a page.`),
      ];
    if (!Object.hasOwn(now, id))
      return [
        changed("experiment-removed", id, `The experiment "${id}" is gone.`),
        told(
          id,
          `Nobody is drawn for "${id}" any more; whoever is in the middle goes on by the flow as it is now.`,
        ),
      ];
    return withinExperiment(id, objectOf(old[id]), objectOf(now[id]));
  });
}

function withinExperiment(
  id: string,
  old: Record<string, Json>,
  now: Record<string, Json>,
): Change[] {
  const changes: Change[] = [];
  const [oldArms, nowArms] = [Object.keys(objectOf(old.arms)), Object.keys(objectOf(now.arms))];
  const lost = oldArms.filter((arm) => !nowArms.includes(arm));
  if (old.question !== now.question)
    changes.push({
      ...changed("experiment-reworded", id, `"${id}", question:`),
      ...words(old.question, now.question),
    });
  for (const arm of nowArms.filter((name) => !oldArms.includes(name)))
    changes.push(changed("arm-added", id, `"${id}" has a new arm "${arm}".`));
  for (const arm of lost) {
    changes.push(changed("arm-removed", id, `"${id}" has no arm "${arm}" any more.`));
    changes.push(
      told(id, `Whoever is in arm "${arm}" of "${id}" is drawn anew when they next open a page.`),
    );
  }
  if (sharesOf(old) !== sharesOf(now)) {
    changes.push({
      ...changed("weights-changed", id, `The shares of "${id}" changed:`),
      before: sharesOf(old),
      after: sharesOf(now),
    });
    // a winner is told of below
    if (now.winner === undefined)
      changes.push(
        told(
          id,
          `Whoever is in an arm of "${id}" that is still there stays in it; new visitors are drawn by the new shares.`,
        ),
      );
  }
  if (old.winner !== now.winner) {
    const sentence =
      now.winner === undefined
        ? `"${id}" has no winner any more: it runs again.`
        : `"${id}" is over: arm "${String(now.winner)}" has won.`;
    changes.push(changed("winner-changed", id, sentence));
    changes.push(
      told(
        id,
        now.winner === undefined
          ? `Everybody goes back to the arm of "${id}" that they were drawn for.`
          : `Everybody is in arm "${String(now.winner)}" of "${id}" from now on; who stands on a step of another arm finishes that arm's steps.`,
      ),
    );
  }
  return changes;
}

function changed(kind: string, subject: string, sentence: string): Change {
  return { part: "experiments", kind, subject, sentence };
}

function told(subject: string, sentence: string): Change {
  return { part: "visitors", kind: "experiment-touched", subject, sentence };
}

/** `A 50%, B 50%` */
function sharesOf(experiment: Json | undefined): string {
  return Object.entries(objectOf(objectOf(experiment).arms))
    .map(([arm, share]) => `${arm} ${String(share)}`)
    .join(", ");
}
