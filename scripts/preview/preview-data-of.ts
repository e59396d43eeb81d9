import { basename, join } from "node:path";
import { conditionInWords } from "#funnel/condition-in-words.ts";
import type { Branch } from "#funnel/flow.ts";
import { conditionsIn } from "#funnel/looks.ts";
import type { Plan } from "#funnel/plan.ts";
import { planOf } from "#funnel/plan-of.ts";
import { type Problem, problemFrame } from "#funnel/problem.ts";
import type { Funnel } from "#funnel/read-funnel.ts";
import type { AuthoredStep } from "#funnel/read-steps.ts";
import { warningsOf } from "#funnel/warnings.ts";
import type { Condition } from "#lib/conditions.ts";
import type {
  PreviewData,
  PreviewExperiment,
  PreviewFlow,
  PreviewStep,
  ShownProblem,
} from "#preview/preview-data.ts";
import { readAssets, readFunnelFolder } from "../funnel-folder.ts";
import { compiled, readingToShow } from "../vite/contents.ts";
import { answersToSwitch } from "./answers-to-switch.ts";
import { flowItems } from "./flow-items.ts";
import { wholeSample } from "./whole-sample.ts";

/** All that the preview shows of a folder's funnel as its files stand now; while they have mistakes, its screens are those of the last version without. */
export function previewDataOf(folder: string): PreviewData {
  const now = compiled(folder);
  const { outcome: shown } = readingToShow(folder);
  const texts = readFunnelFolder(folder);
  const told = (problem: Problem): ShownProblem => ({
    ...problem,
    frame: problemFrame(problem, texts[withinFolder(problem.file)] ?? ""),
    opens: opensAt(folder, problem),
  });
  return {
    readAtMs: performance.timeOrigin + performance.now(),
    name: Array.isArray(shown) ? "" : shown.file.name,
    errors: Array.isArray(now) ? now.map(told) : [],
    warnings: Array.isArray(now) ? [] : warningsOf(now, readAssets(folder)).map(told),
    ...(Array.isArray(shown) ? {} : { flow: flowOf(shown, folder) }),
  };
}

function flowOf(funnel: Funnel, folder: string): PreviewFlow {
  // the page draws no pictures
  const plan = planOf(funnel, () => "");
  const steps = stepsOf(funnel, plan, folder);
  return {
    plan,
    steps,
    items: flowItems(funnel, plan, (at) => opensAt(folder, at)),
    experiments: Object.entries(funnel.file.experiments).map(
      ([id, { question, arms, winner }]): PreviewExperiment => ({
        id,
        question,
        arms: Object.entries(arms).map(([arm, share]) => ({ id: arm, share })),
        ...(winner === undefined ? {} : { winner }),
      }),
    ),
    answers: answersToSwitch(funnel),
    sample: wholeSample(funnel),
  };
}

/** The places of the flow in reading order, each with where its step is written. */
function stepsOf(funnel: Funnel, plan: Plan, folder: string): PreviewStep[] {
  const arms = armsOfItems(funnel);
  return Object.entries(plan.steps).flatMap(
    ([place, { id, title, type, route, number }], index) => {
      const step = funnel.steps.get(id);
      if (!step) return [];
      const written = placeOf(step);
      return [
        {
          place,
          id,
          title,
          type,
          icon: step.type.icon,
          chapter: basename(written.file, ".yaml"),
          route,
          ...(number === undefined ? {} : { number }),
          written: `${written.file}:${written.line}`,
          opens: opensAt(folder, written),
          arms: arms[index] ?? {},
          differs: differencesOf(step),
        },
      ];
    },
  );
}

/** Whose screen has other words, or entries that not everybody gets. */
function differencesOf(step: AuthoredStep): PreviewStep["differs"] {
  return conditionsIn(step).map(({ condition, outer }) => {
    const when: Condition = outer.length > 0 ? { all: [...outer, condition.when] } : condition.when;
    return { when, says: conditionInWords(when) };
  });
}

/** For each step of the flow, in reading order, the arms that it stands in. */
function armsOfItems(funnel: Funnel): Record<string, string>[] {
  const within = (items: Funnel["flow"], arms: Record<string, string>): Record<string, string>[] =>
    items.flatMap((item) =>
      item.kind === "step"
        ? [arms]
        : item.arms.flatMap((arm) => within(arm.items, { ...arms, ...chosenIn(item, arm.name) })),
    );
  return within(funnel.flow, {});
}

const chosenIn = ({ experiment }: Branch, arm: string): Record<string, string> =>
  experiment === undefined ? {} : { [experiment]: arm };

const placeOf = ({ source, path }: AuthoredStep) => source.problem(path, "", true);

/** A path of a problem as the editor is asked to open it. */
function opensAt(folder: string, { file, line, column }: Problem): string {
  return `${join(folder, withinFolder(file))}:${line}:${column}`;
}

const withinFolder = (file: string) => file.replace(/^funnel\//, "");
