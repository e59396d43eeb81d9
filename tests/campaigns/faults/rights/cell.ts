import type { Caller, Person } from "./people.ts";

export type Verb = "select" | "insert" | "update" | "delete";

/** One person who does one thing to one table or function. */
export interface Cell {
  name: string;
  /** The table or function. */
  target: string;
  verb: Verb | "call";
  wanted: string;
  findOutcome(): Promise<string>;
}

export interface Scene {
  origin: string;
  callers: Record<Person, Caller>;
}
