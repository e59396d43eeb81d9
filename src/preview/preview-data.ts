import type { Plan } from "#funnel/plan.ts";
import type { Condition } from "#lib/conditions.ts";
import type { Height } from "#lib/height.ts";
import type { Answers } from "#lib/json.ts";
import type { Weight } from "#lib/weight.ts";

/** What the development server tells the preview of a funnel, and again after each change. */
export interface PreviewData {
  /** Since 1970. It comes by two ways, and of two that meet the later one counts. */
  readAtMs: number;
  name: string;
  /** What keeps the funnel from being published; the screens are those of the last version without mistakes. */
  errors: ShownProblem[];
  /** What should be looked at again. */
  warnings: ShownProblem[];
  /** While there are errors, of the last version without; absent where the server has seen none. */
  flow?: PreviewFlow;
}

export interface ShownProblem {
  file: string;
  line: number;
  column: number;
  message: string;
  /** The lines around it, with a mark. */
  frame: string;
  /** What the editor is asked to open: the whole path, with line and column. */
  opens: string;
}

export interface PreviewFlow {
  /** By which visitors walk. */
  plan: Plan;
  /** In reading order. */
  steps: PreviewStep[];
  /** The same as they branch. */
  items: PreviewItem[];
  experiments: PreviewExperiment[];
  /** Answers that some condition, placeholder or step reads, in the order in which they are asked. */
  answers: PreviewAnswer[];
  /** Somebody who has answered everything. */
  sample: Answers;
}

export type PreviewItem = { kind: "step"; place: string } | PreviewBranch;

export interface PreviewBranch {
  kind: "branch";
  /** Its name in the plan. */
  fork: string;
  /** The experiment that decides; absent where answers do. */
  experiment?: string;
  /** What decides, in words. */
  says: string;
  opens: string;
  arms: { name: string; says: string; items: PreviewItem[] }[];
}

export interface PreviewStep {
  /** The place in the plan: the step's id, with a number where it stands in the flow twice. */
  place: string;
  id: string;
  title: string;
  type: string;
  /** Stands for the type: a name of the Phosphor set. */
  icon: string;
  /** The file that it stands in: `body`. */
  chapter: string;
  route: string;
  /** In the progress indicator. */
  number?: number;
  /** `funnel/steps/body.yaml:12` */
  written: string;
  opens: string;
  /** Experiment to arm, for whom it is there; empty where it is for all. */
  arms: Record<string, string>;
  /** For whom its screen is another than the one that all others get, and that in words. */
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
  /** Step by step, in the order in which they come; mostly one. */
  asked: Asked[];
}

/** How a step asks for an answer. */
export interface Asked {
  /** The step's id. */
  step: string;
  question: string;
  control: AnswerControl;
}

/** How an answer can be given: what there is to choose from, in the words of its step. */
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
  /** What visitors read. */
  label: string;
  /** The steps that offer it, where it cannot be chosen at the one that is looked at. */
  onlyAt?: string[];
}

export type Range = readonly [least: number, most: number];

/** What is different from the last commit, part by part; where that cannot be told, why. */
export type PreviewChanges =
  | { notes: string[]; parts: { heading: string; changes: PreviewChange[] }[] }
  | { reason: string };

export interface PreviewChange {
  /** The id of what was changed, which may be a step's. */
  subject: string;
  sentence: string;
  before?: string;
  after?: string;
}

/** Whom the screens are shown to. */
export interface Visitor {
  answers: Answers;
  /** Experiment to arm. */
  arms: Record<string, string>;
}

/** What the preview tells the phone. */
export interface Show {
  route: string;
  visitor: Visitor;
}

/** What the preview tells the sheet of all screens. */
export interface ShowAll {
  /** With the titles that this visitor reads, and why they are others. */
  steps: (PreviewStep & { because?: string[] })[];
  visitor: Visitor;
  /** The place that is in the phone. */
  chosen: string | undefined;
}

/** What the phone and the sheet tell the preview. */
export type ScreenNews =
  | { kind: "ready" }
  | { kind: "opened"; route: string }
  | { kind: "answered"; answers: Answers }
  | { kind: "chosen"; place: string };
