import { knownOf } from "../checks/never-taken.ts";
import { canHold, type Informed } from "../given/can-hold.ts";
import { itineraryOf, standingsOf } from "../itinerary.ts";
import { conditionsIn } from "../looks.ts";
import type { Problem } from "../problem.ts";
import type { Funnel } from "../read-funnel.ts";

/** Options, entries and other words that only an arm had which has lost: nobody can choose or read them any more. */
export function seenByNobodyAnyMore(funnel: Funnel): Problem[] {
  const hasWinner = Object.values(funnel.file.experiments).some(
    ({ winner }) => winner !== undefined,
  );
  // what nobody can see while all arms are there is an error already
  if (!hasWinner) return [];
  const standings = standingsOf(itineraryOf(funnel));
  return [...funnel.steps.values()].flatMap((step) => {
    const places = (standings.get(step.id) ?? []).map((before) => ({
      before,
      known: withWinners(funnel, knownOf(funnel, before.sure)),
    }));
    const reached = places.filter(({ before, known }) => canHold(before.within, known));
    if (reached.length === 0) return [];
    return conditionsIn(step)
      .filter(({ condition, outer }) =>
        reached.every(
          ({ before, known }) => !canHold([...before.within, ...outer, condition.when], known),
        ),
      )
      .map(({ condition }) =>
        condition.source.problem(
          condition.path,
          "Its experiment has a winner, so nobody sees this any more. Remove the block, or the winner.",
          true,
        ),
      );
  });
}

function withWinners({ file }: Funnel, known: Informed): Informed {
  const winners = Object.entries(file.experiments).flatMap(([id, { winner }]) =>
    winner === undefined ? [] : [[id, [winner]] as [string, string[]]],
  );
  return { ...known, arms: { ...known.arms, ...Object.fromEntries(winners) } };
}
