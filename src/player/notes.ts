import type { ChoiceTable } from "#lib/choice-table.ts";
import type { settleArms } from "#machine/arms.ts";
import type { LeavingClasses } from "#renderer/let-leave.ts";
import type { Play } from "#steps/play.ts";

/** What the player knows of a screen. */
export interface PlayedScreen extends Play {
  route: string;
  answer: string;
  /** All that can be chosen. */
  values: string[];
  /** Its number in the progress indicator; absent where it has none. */
  number?: number;
  /** The place that follows; an empty text where it's left to React. */
  next: ChoiceTable<string>;
}

/** By place. */
export type PlayedScreens = Record<string, PlayedScreen>;

/** What every prerendered page knows of the funnel, as JSON. */
export interface FunnelNotes {
  entry: string;
  experiments: Parameters<typeof settleArms>[0];
  /** The names of all answers, in the order in which they're kept. */
  answers: string[];
  /** What is kept as the flow by whoever stands on a played screen. */
  flow: ChoiceTable<string>;
  /** Where the other screens can be fetched. */
  screens: string;
  leaving: LeavingClasses;
}

/** What a prerendered page knows of itself. */
export interface PageNotes extends FunnelNotes {
  route: string;
  /** The place it shows; absent on a page beside the quiz. */
  place?: string;
  /** Absent where only React can play it. */
  screen?: PlayedScreen;
  /** Choices to the number of the look that they lead to. */
  looks: ChoiceTable<number>;
  /** The screens that can follow, whose drawings stand in the page. */
  following: ScreensNotes;
}

/** What stands beside the drawings of screens. */
export interface ScreensNotes {
  screens: PlayedScreens;
  /** By place. */
  looks: Record<string, ChoiceTable<number>>;
}
