import type { Plan } from "#compiler/plan.ts";
import { getOwn, isJsonObject, type JsonObject } from "#lib/json.ts";
import { FUNNEL_VARIANT } from "#lib/quiz-storage-keys.ts";
import type { Store } from "#lib/store.ts";

/**
 * The arm of each experiment for this visitor: from the URL (`?variant=summary:B`), or else the
 * stored one, or else assigned at random by the shares. Stores that arm. If the experiment has a
 * winner, returns the winner instead.
 */
export function settleArms(
  experiments: Plan["experiments"],
  store: Store,
  search: string,
  random: () => number,
): Record<string, string> {
  const kept = readArms(store);
  const asked = askedArms(search);
  const settled = Object.fromEntries(
    Object.entries(experiments).map(([id, { arms }]) => {
      const before = [getOwn(asked, id), getOwn(kept, id)].find(
        (arm): arm is string => typeof arm === "string" && Object.hasOwn(arms, arm),
      );
      return [id, before ?? drawArm(arms, random())];
    }),
  );
  const text = JSON.stringify({ ...kept, ...settled });
  if (store.get(FUNNEL_VARIANT) !== text) store.set(FUNNEL_VARIANT, text);
  const winners = Object.entries(experiments).flatMap(([id, { winner }]) =>
    winner === undefined ? [] : [[id, winner]],
  );
  return { ...settled, ...Object.fromEntries(winners) };
}

function readArms(store: Store): JsonObject {
  try {
    const kept: unknown = JSON.parse(store.get(FUNNEL_VARIANT) ?? "{}");
    const entries = isJsonObject(kept)
      ? Object.entries(kept).filter(([, arm]) => typeof arm === "string" && arm.length <= MAX_NAME)
      : [];
    return Object.fromEntries(entries.slice(0, MAX_EXPERIMENTS));
  } catch {
    return {};
  }
}

const MAX_NAME = 100;
const MAX_EXPERIMENTS = 100;

/** `?variant=summary:B,price:low` */
function askedArms(search: string): Record<string, string> {
  const asked = new URLSearchParams(search).getAll("variant").flatMap((value) => value.split(","));
  return Object.fromEntries(
    asked
      .map((part) => part.split(":"))
      .flatMap(([id, arm]) => (id && arm ? [[id.trim(), arm.trim()]] : [])),
  );
}

/** `chance` is from 0 (inclusive) to 1 (exclusive). */
function drawArm(arms: Record<string, number>, chance: number): string {
  const names = Object.keys(arms);
  const total = Object.values(arms).reduce((sum, share) => sum + share, 0);
  let left = chance * total;
  for (const name of names) {
    left -= arms[name] ?? 0;
    if (left < 0) return name;
  }
  return names.at(-1) ?? "";
}
