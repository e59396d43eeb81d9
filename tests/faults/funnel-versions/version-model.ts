import type { Plan } from "#compiler/plan.ts";
import type { Answers, Json } from "#lib/json.ts";
import { offeredBy, planFrom, type Versions } from "../../engine/two-versions.fixtures.ts";

export interface Version {
  plan: Plan;
  /** The values of each answer that it asks for. */
  asked: Map<string, string[]>;
}

export function versionOf(steps: Versions): Version {
  return { plan: planFrom(steps), asked: offeredBy(steps) };
}

/** What a version shows of what is stored: the answers that it asks for, as far as it has them. */
export function readableIn({ asked }: Version, stored: Answers): Answers {
  const readable: Answers = {};
  for (const [name, values] of asked) {
    const given = stored[name];
    if (Array.isArray(given)) readable[name] = given.filter((value) => isOne(values, value));
    else if (isOne(values, given)) readable[name] = given as Json;
  }
  return readable;
}

const isOne = (values: string[], given: Json | undefined) =>
  typeof given === "string" && values.includes(given);

/** What is stored after a visit: answers that the version doesn't ask for stay as they were. */
export function afterVisit(version: Version, stored: Answers, changed: Answers): Answers {
  const unasked = Object.entries(stored).filter(([name]) => !version.asked.has(name));
  return { ...Object.fromEntries(unasked), ...readableIn(version, stored), ...changed };
}
