import type { Plan } from "#compiler/plan.ts";
import type { Answers, Json } from "#lib/json.ts";
import {
  compileVersion,
  listOffered,
  type Versions,
} from "../../../engine/two-versions.fixtures.ts";

export interface Version {
  plan: Plan;
  /** The values of each answer that it asks for. */
  asked: Map<string, string[]>;
}

export function createVersion(steps: Versions): Version {
  return { plan: compileVersion(steps), asked: listOffered(steps) };
}

/** The stored answers that a version can show: those that it asks for, as far as it has them. */
export function keepReadable({ asked }: Version, stored: Answers): Answers {
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

/** Returns the stored answers after a visit: unasked ones stay as they were. */
export function afterVisit(version: Version, stored: Answers, changed: Answers): Answers {
  const unasked = Object.entries(stored).filter(([name]) => !version.asked.has(name));
  return { ...Object.fromEntries(unasked), ...keepReadable(version, stored), ...changed };
}
