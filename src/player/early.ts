import type { Situation } from "#lib/conditions.ts";
import type { Store } from "#lib/store.ts";

declare global {
  interface Window {
    /** Plays the first screens; absent on a page that wasn't prerendered for its address. */
    player?: Player | undefined;
  }
}

export interface Player {
  /** What this browser refuses to keep is kept in here. */
  store: Store;
  /** The place that is shown; an empty text on a page beside the quiz. */
  place(): string;
  /** Resolves once something is to be done that only React can. */
  needsReact: Promise<unknown>;
  /** Resolves once no screen comes or goes. */
  still(): Promise<unknown>;
  /** Stops playing, and says where things stand. */
  takeOver(): Takeover;
}

export interface Takeover {
  /** The choices that the page shows; undefined where it shows something else than its address says. */
  drawn: Situation | undefined;
  /** A choice whose screen has not changed yet, and since how many milliseconds. */
  chosen?: { value: string; waited: number };
  /** What was pressed and nobody has done yet. */
  left: HTMLElement[];
  /** The arrow keys that were pressed. */
  keys: string[];
  /** Fields that were filled in, and with what. */
  typed: [field: HTMLInputElement, text: string][];
}
