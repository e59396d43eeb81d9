/** A funnel's flow as boxes and lines, in pixels from the top left. */
export interface FlowMap {
  width: number;
  height: number;
  chapters: ChapterBox[];
  cards: Card[];
  forks: ForkBox[];
  arms: ArmPill[];
  lines: Line[];
}

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Consecutive steps from one file. */
export interface ChapterBox extends Box {
  title: string;
  /** The chapter's index, which selects its color. */
  chapter: number;
}

export interface Card extends Box {
  place: string;
  id: string;
  type: string;
  /** The title, wrapped to fit, and in full. */
  lines: string[];
  title: string;
  /** Below the title: the step's id, and the answer that it asks for. */
  meta: string;
  answer: string | undefined;
  number: number | undefined;
  /** `4.5–8 s`, if visitors have to wait for it. */
  wait: string | undefined;
  chapter: number;
}

export interface ForkBox extends Box {
  fork: string;
  experiment: string | undefined;
  lines: string[];
  /** The condition or experiment, in words. */
  title: string;
}

export interface ArmPill extends Box {
  text: string;
  title: string;
  /** The experiment ended with this arm as the winner. */
  won: boolean;
  /** No new visitors are assigned to it. */
  faded: boolean;
}

export interface Line {
  points: [x: number, y: number][];
  faded: boolean;
  /** Continues in the next column. */
  turnsOver: boolean;
}
