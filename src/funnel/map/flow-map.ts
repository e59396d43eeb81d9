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

/** Steps that follow each other and stand in one file. */
export interface ChapterBox extends Box {
  title: string;
  /** Counts the chapters, so that each has its colour. */
  chapter: number;
}

export interface Card extends Box {
  place: string;
  id: string;
  type: string;
  /** The title in lines that fit, and whole. */
  lines: string[];
  title: string;
  /** What stands below the title: the step's id, and the answer that it asks for. */
  meta: string;
  answer: string | undefined;
  number: number | undefined;
  /** `4.5–8 s`; present where visitors have to wait for it. */
  wait: string | undefined;
  chapter: number;
}

export interface ForkBox extends Box {
  fork: string;
  experiment: string | undefined;
  lines: string[];
  /** What decides, in words. */
  title: string;
}

export interface ArmPill extends Box {
  text: string;
  title: string;
  /** The experiment ended with this arm. */
  won: boolean;
  /** Nobody is drawn for it any more. */
  faded: boolean;
}

export interface Line {
  points: [x: number, y: number][];
  faded: boolean;
  /** Leads on in the next column. */
  turnsOver: boolean;
}
