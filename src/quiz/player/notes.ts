import type { ChoiceTable } from "#lib/choice-table.ts";
import type { Play } from "#quiz/steps/play.ts";
import type { settleArms } from "../engine/arms.ts";

/** The player's data about a screen. */
export interface PlayedScreen extends Play {
  route: string;
  answer: string;
  /** All values that can be chosen. */
  values: string[];
  /** Its number in the progress indicator, if it has one. */
  number?: number;
  /** The next place; an empty string if it's left to React. */
  next: ChoiceTable<string>;
}

/** By place. */
export type PlayedScreens = Record<string, PlayedScreen>;

/** The data about the funnel in every prerendered page, as JSON. */
export interface FunnelNotes {
  entry: string;
  experiments: Parameters<typeof settleArms>[0];
  /** The names of all answers, in the order they're stored. */
  answers: string[];
  /** The stored flow of visitors on a played screen. */
  flow: ChoiceTable<string>;
}

/** The data of a prerendered page about itself. */
export interface PageNotes extends FunnelNotes {
  route: string;
  /** The place on screen; absent on a page outside the quiz, and if several places share it. */
  place?: string;
  /** Choices to one of the places that share this page; absent otherwise. */
  places?: ChoiceTable<string>;
  /** Absent if only React can play it. */
  screen?: PlayedScreen;
  /** Choices to the number of the variant that they lead to. */
  looks: ChoiceTable<number>;
}

/** Comes with drawings: before the player those that can follow, at the end of a page the others. */
export interface ScreensNotes {
  screens: PlayedScreens;
  /** By place; only of places with several variants. */
  looks: Record<string, ChoiceTable<number>>;
}
