import type { Plan } from "#compiler/plan.ts";
import type { Condition } from "#lib/conditions.ts";
import type { Answers } from "#lib/json.ts";
import type { Height } from "#lib/measures/height.ts";
import type { Weight } from "#lib/measures/weight.ts";

/**
 * The development server's response to the preview of a funnel. The preview asks again after each
 * change.
 */
export interface PreviewData {
  /** Since 1970. If two answers cross, the later one counts. */
  readAtMs: number;
  name: string;
  /**
   * The errors that keep the funnel from being published. The screens are those of the last version
   * without errors.
   */
  errors: ShownDiagnostic[];
  /** The warnings that you should review. */
  warnings: ShownDiagnostic[];
  /**
   * If there are errors, from the last version without any; absent if the server hasn't seen one.
   */
  flow?: PreviewFlow;
}

export interface ShownDiagnostic {
  file: string;
  line: number;
  column: number;
  message: string;
  /** The lines around it, with a marker. */
  frame: string;
  /** The position that the editor opens: the full path, with line and column. */
  opens: string;
}

export interface PreviewFlow {
  /** The plan that visitors follow. */
  plan: Plan;
  /** In reading order. */
  steps: PreviewStep[];
  /** The same steps, with their branches. */
  items: PreviewItem[];
  experiments: PreviewExperiment[];
  /**
   * The answers that a condition, placeholder, or step reads, in the order in which they're asked.
   */
  answers: PreviewAnswer[];
  /** A visitor who has answered everything. */
  sample: Answers;
}

export type PreviewItem = { kind: "step"; place: string } | PreviewBranch;

export interface PreviewBranch {
  kind: "branch";
  /** Its name in the plan. */
  fork: string;
  /** The experiment that decides; absent if answers decide. */
  experiment?: string;
  /** The deciding condition, in words. */
  says: string;
  opens: string;
  arms: { name: string; says: string; items: PreviewItem[] }[];
}

export interface PreviewStep {
  /** The place in the plan: the step's id, with a number if it's in the flow twice. */
  place: string;
  id: string;
  title: string;
  type: string;
  /** Stands for the type: a name in the Phosphor set. */
  icon: string;
  /** The file that contains it: `body`. */
  chapter: string;
  route: string;
  /** In the progress indicator. */
  number?: number;
  /** `funnel/steps/body.yaml:12` */
  written: string;
  opens: string;
  /** Experiment to arm, for the visitors who get this step; empty if everyone does. */
  arms: Record<string, string>;
  /** When the screen differs from everyone else's, with the reason in words. */
  differs: { when: Condition; says: string }[];
}

export interface PreviewExperiment {
  id: string;
  question: string;
  arms: { id: string; share: number }[];
  winner?: string;
}

export interface PreviewAnswer {
  name: string;
  /** By step, in flow order; usually one. */
  asked: AskedAnswer[];
}

/** A step's question for an answer. */
export interface AskedAnswer {
  /** The step's id. */
  step: string;
  question: string;
  control: AnswerControl;
}

/** The way to give an answer: the choices, in the words of the step. */
export type AnswerControl =
  | { kind: "one"; values: Choice[] }
  | { kind: "many"; values: Choice[] }
  | { kind: "map"; keys: Choice[]; values: Choice[] }
  | { kind: "number"; min: number; max: number; unit?: string }
  | {
      kind: "height";
      fields: Record<"feet" | "inches" | "cm", string>;
      units: Record<Height["unit"], string>;
      range: Record<"feet" | "inches", Range>;
      default: Height;
    }
  | { kind: "weight"; units: Record<Weight["unit"], string>; range: Range; default: Weight };

export interface Choice {
  value: string;
  /** The text that visitors see. */
  label: string;
  /** The steps that offer it, if the current step doesn't. */
  onlyAt?: string[];
}

export type Range = readonly [least: number, most: number];

/** The differences from the last commit, by part, or the reason why there's nothing to compare. */
export type PreviewChanges =
  | { notes: string[]; parts: { heading: string; changes: PreviewChange[] }[] }
  | { reason: string };

export interface PreviewChange {
  /** The id of what changed, which may be a step's. */
  subject: string;
  sentence: string;
  before?: string;
  after?: string;
}

/**
 * The numbers of visitors of the published quiz, by place; `none` if no project is named, or the
 * reason why they can't be read.
 */
export type PreviewNumbers =
  | { kind: "read"; days: number; checkouts: number; places: Record<string, StepNumbers> }
  | { kind: "none" }
  | { kind: "unreadable"; reason: string };

export interface StepNumbers {
  /** The number of times that visitors came to this step. */
  entered: number;
  /** The share of those who stopped here, from 0 to 1. */
  dropOff: number;
  /** On the step; null if no one has left it. */
  medianSeconds: number | null;
}

/** The visitor that the screens are shown to. */
export interface Visitor {
  answers: Answers;
  /** Experiment to arm. */
  arms: Record<string, string>;
}

/** The preview's message to the phone. */
export interface Show {
  route: string;
  visitor: Visitor;
}

/** The preview's message to the sheet of all screens. */
export interface ShowAll {
  /** With the titles that this visitor sees, and why they differ. */
  steps: (PreviewStep & { because?: string[] })[];
  visitor: Visitor;
  /** The place on the phone. */
  chosen: string | undefined;
}

/** The messages from the phone and the sheet to the preview. */
export type ScreenUpdate =
  | { kind: "ready" }
  | { kind: "opened"; route: string }
  | { kind: "answered"; answers: Answers }
  | { kind: "chosen"; place: string };
