import { basename, join } from "node:path";
import { buildPlan } from "#compiler/build-plan.ts";
import { type Diagnostic, diagnosticFrame } from "#compiler/diagnostics/diagnostic.ts";
import { buildFlowGraph, type FlowNode, type ForkNode } from "#compiler/flow-graph.ts";
import { describeCondition } from "#compiler/model/describe-condition.ts";
import { listConditions } from "#compiler/model/variants.ts";
import type { Plan } from "#compiler/plan.ts";
import type { Branch } from "#compiler/read/flow.ts";
import type { Funnel } from "#compiler/read/read-funnel.ts";
import type { AuthoredStep } from "#compiler/read/read-steps.ts";
import { findWarnings } from "#compiler/warnings/warnings.ts";
import type { Condition } from "#lib/conditions.ts";
import type { Answers } from "#lib/json.ts";
import { getBehavior } from "#quiz/steps/behaviors.ts";
import { readAssets, readFunnelFolder } from "#tools/cli/funnel-folder/funnel-folder.ts";
import type {
  PreviewData,
  PreviewExperiment,
  PreviewFlow,
  PreviewItem,
  PreviewStep,
  ShownDiagnostic,
} from "#tools/dev/preview/pages/preview-data.ts";
import { sampleAnswers } from "../storybook/sample-answers.ts";
import { compileFunnelFolder, readingToShow } from "../vite/compile-cached.ts";
import { answersToSwitch } from "./answers-to-switch.ts";

/**
 * Everything that the preview shows about a folder's funnel, from its current files. While they
 * have errors, the screens are those of the last valid version.
 */
export function buildPreviewData(folder: string): PreviewData {
  const now = compileFunnelFolder(folder);
  const { outcome: shown } = readingToShow(folder);
  const texts = readFunnelFolder(folder);
  const toShown = (problem: Diagnostic): ShownDiagnostic => ({
    ...problem,
    frame: diagnosticFrame(problem, texts[withinFolder(problem.file)] ?? ""),
    opens: opensAt(folder, problem),
  });
  return {
    readAtMs: performance.timeOrigin + performance.now(),
    name: Array.isArray(shown) ? "" : shown.file.name,
    errors: Array.isArray(now) ? now.map(toShown) : [],
    warnings: Array.isArray(now) ? [] : findWarnings(now, readAssets(folder)).map(toShown),
    ...(Array.isArray(shown) ? {} : { flow: buildFlow(shown, folder) }),
  };
}

function buildFlow(funnel: Funnel, folder: string): PreviewFlow {
  // The page doesn't draw pictures.
  const plan = buildPlan(funnel, () => "");
  const steps = buildSteps(funnel, plan, folder);
  return {
    plan,
    steps,
    items: flowItems(funnel, (at) => opensAt(folder, at)),
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

/** The places of the flow in reading order, each with the file and line of its step. */
function buildSteps(funnel: Funnel, plan: Plan, folder: string): PreviewStep[] {
  const arms = armsOfItems(funnel);
  return Object.entries(plan.steps).flatMap(
    ([place, { id, title, type, route, number }], index) => {
      const step = funnel.steps.get(id);
      if (!step) return [];
      const written = locateStep(step);
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
          differs: listDifferences(step),
        },
      ];
    },
  );
}

/** The conditions under which the step's text or entries differ between visitors. */
function listDifferences(step: AuthoredStep): PreviewStep["differs"] {
  return listConditions(step).map(({ condition, outer }) => {
    const when: Condition = outer.length > 0 ? { all: [...outer, condition.when] } : condition.when;
    return { when, says: describeCondition(when) };
  });
}

/** For each step of the flow, in reading order, the experiment arms that contain it. */
function armsOfItems(funnel: Funnel): Record<string, string>[] {
  const within = (items: Funnel["flow"], arms: Record<string, string>): Record<string, string>[] =>
    items.flatMap((item) =>
      item.kind === "step"
        ? [arms]
        : item.arms.flatMap((arm) => within(arm.items, { ...arms, ...chooseArm(item, arm.name) })),
    );
  return within(funnel.flow, {});
}

const chooseArm = ({ experiment }: Branch, arm: string): Record<string, string> =>
  experiment === undefined ? {} : { [experiment]: arm };

const locateStep = ({ source, path }: AuthoredStep) => source.diagnosticAt(path, "", true);

/** The position of a diagnostic, as the editor expects it. */
function opensAt(folder: string, { file, line, column }: Diagnostic): string {
  return `${join(folder, withinFolder(file))}:${line}:${column}`;
}

const withinFolder = (file: string) => file.replace(/^funnel\//, "");

/**
 * The answers of a visitor who has answered everything. Typed answers keep their default, which
 * becomes the answer as soon as the visitor continues.
 */
function wholeSample(funnel: Funnel): Answers {
  const sample = sampleAnswers(funnel);
  for (const { fields } of funnel.steps.values()) {
    if (fields.answer === undefined || fields.answer in sample) continue;
    const asTheyStand = getBehavior(fields.type).defaultAnswer?.(fields);
    if (asTheyStand !== undefined) sample[fields.answer] = asTheyStand;
  }
  return sample;
}

/** The flow with its branches. `opens` returns the link that opens a position in an editor. */
function flowItems(funnel: Funnel, opens: (at: Diagnostic) => string): PreviewItem[] {
  const toItems = (nodes: FlowNode[]): PreviewItem[] =>
    nodes.map((node) =>
      node.kind === "step" ? { kind: "step", place: node.place } : toBranch(node),
    );

  function toBranch({ fork, item, arms }: ForkNode): PreviewItem {
    const { experiment, source, path } = item;
    const shares = experiment === undefined ? undefined : funnel.file.experiments[experiment];
    return {
      kind: "branch",
      fork,
      ...(experiment === undefined ? {} : { experiment }),
      says: shares?.question ?? "Which visitors go where?",
      opens: opens(source.diagnosticAt(path, "")),
      arms: item.arms.map(({ name, when }, index) => ({
        name,
        says: shares
          ? `${name}, ${shares.winner === name ? "the winner" : `${shares.arms[name] ?? 0} %`}`
          : describeCondition(when),
        items: toItems(arms[index]?.nodes ?? []),
      })),
    };
  }

  return toItems(buildFlowGraph(funnel).tree);
}
