import { diffVisitorsMessages } from "#compiler/diagnostics/messages/diff/visitors.ts";
import type { Json, JsonObject } from "#lib/json.ts";
import type { Change } from "./change.ts";
import { words } from "./step-changes.ts";
import { toObject, type Written } from "./written.ts";

/** Changes to the experiments, and what they mean for visitors who are in one. */
export function experimentChanges(before: Written, after: Written): Change[] {
  const [old, now] = [toObject(before.main.experiments), toObject(after.main.experiments)];
  return [...new Set([...Object.keys(now), ...Object.keys(old)])].flatMap((id) => {
    if (!Object.hasOwn(old, id))
      return [
        createChange(
          "experiment-added",
          id,
          diffVisitorsMessages.experimentAdded({ experiment: id, shares: formatShares(now[id]) }),
        ),
        forVisitors(id, diffVisitorsMessages.assignedLater({ experiment: id })),
      ];
    if (!Object.hasOwn(now, id))
      return [
        createChange(
          "experiment-removed",
          id,
          diffVisitorsMessages.experimentRemoved({ experiment: id }),
        ),
        forVisitors(id, diffVisitorsMessages.assignedNoMore({ experiment: id })),
      ];
    return withinExperiment(id, toObject(old[id]), toObject(now[id]));
  });
}

function withinExperiment(id: string, old: JsonObject, now: JsonObject): Change[] {
  const reworded = {
    ...createChange("experiment-reworded", id, diffVisitorsMessages.question({ experiment: id })),
    ...words(old.question, now.question),
  };
  return [
    ...(old.question === now.question ? [] : [reworded]),
    ...armChanges(id, Object.keys(toObject(old.arms)), Object.keys(toObject(now.arms))),
    ...(formatShares(old) === formatShares(now) ? [] : shareChanges(id, old, now)),
    ...(old.winner === now.winner ? [] : winnerChanges(id, now.winner)),
  ];
}

function armChanges(experiment: string, old: string[], now: string[]): Change[] {
  const added = now.filter((arm) => !old.includes(arm));
  const removed = old.filter((arm) => !now.includes(arm));
  return [
    ...added.map((arm) =>
      createChange("arm-added", experiment, diffVisitorsMessages.armAdded({ experiment, arm })),
    ),
    ...removed.flatMap((arm) => [
      createChange("arm-removed", experiment, diffVisitorsMessages.armRemoved({ experiment, arm })),
      forVisitors(experiment, diffVisitorsMessages.assignedAgain({ experiment, arm })),
    ]),
  ];
}

function shareChanges(experiment: string, old: JsonObject, now: JsonObject): Change[] {
  const shares = {
    ...createChange(
      "weights-changed",
      experiment,
      diffVisitorsMessages.sharesChanged({ experiment }),
    ),
    before: formatShares(old),
    after: formatShares(now),
  };
  // A winner has its own sentences.
  if (now.winner !== undefined) return [shares];
  return [
    shares,
    forVisitors(experiment, diffVisitorsMessages.assignedByNewShares({ experiment })),
  ];
}

function winnerChanges(experiment: string, winner: Json | undefined): Change[] {
  const messages = diffVisitorsMessages;
  if (winner === undefined)
    return [
      createChange("winner-changed", experiment, messages.winnerRemoved({ experiment })),
      forVisitors(experiment, messages.backToOwnArm({ experiment })),
    ];
  const arm = String(winner);
  return [
    createChange("winner-changed", experiment, messages.winnerChosen({ experiment, arm })),
    forVisitors(experiment, messages.movedToWinner({ experiment, arm })),
  ];
}

function createChange(kind: string, subject: string, sentence: string): Change {
  return { part: "experiments", kind, subject, sentence };
}

function forVisitors(subject: string, sentence: string): Change {
  return { part: "visitors", kind: "experiment-touched", subject, sentence };
}

/** `A 50%, B 50%` */
function formatShares(experiment: Json | undefined): string {
  return Object.entries(toObject(toObject(experiment).arms))
    .map(([arm, share]) => `${arm} ${String(share)}`)
    .join(", ");
}
