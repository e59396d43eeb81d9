import type { Situation } from "#lib/conditions.ts";
import type { Store } from "#lib/store.ts";

declare global {
  interface Window {
    /** Plays the first screens. Absent on a page that wasn't prerendered for its address. */
    player?: Player | undefined;
  }
}

export interface Player {
  /** Keeps in memory what this browser refuses to store. */
  store: Store;
  /** The place on screen; an empty string on a page outside the quiz. */
  place(): string;
  /** Resolves once there's something to do that only React can. */
  needsReact: Promise<unknown>;
  /** Resolves once no transition is running. */
  waitUntilStill(): Promise<unknown>;
  /** Stops playing, and returns the current state. */
  takeOver(): Takeover;
}

export interface Takeover {
  /** The choices that the page shows; undefined if it doesn't show the screen of its address. */
  drawn: Situation | undefined;
  /** A choice with a pending screen change, and the time of its press. */
  chosen: { value: string; at: number } | undefined;
  /** Pressed elements that haven't been handled yet. */
  left: HTMLElement[];
  /**
   * Arrow keys that were pressed, and more of them until `endKeys` is called, because React starts
   * to listen after it takes over.
   */
  keys: string[];
  endKeys(): void;
  /** Fields that were filled in, with their text. */
  typed: [field: HTMLInputElement, text: string][];
}
