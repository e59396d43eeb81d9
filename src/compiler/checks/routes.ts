import { appRoutes } from "#lib/app-routes.ts";
import { Route } from "#quiz/steps/schema/fields.ts";
import type { Diagnostic } from "../diagnostics/diagnostic.ts";
import { nearest } from "../diagnostics/did-you-mean.ts";
import { experimentMessages, flowMessages, routeMessages } from "../diagnostics/messages/flow.ts";
import { findRoutes } from "../model/find-routes.ts";
import { analyzeFlow } from "../model/flow-analysis.ts";
import { listPromises } from "../model/promises.ts";
import { allItems, type Branch, type FlowItem, isStepItem } from "../read/flow.ts";
import type { Funnel } from "../read/read-funnel.ts";
import { solverContext } from "../solver/context.ts";
import { isReachable } from "../solver/reachability.ts";
import { noteOddValue } from "../yaml/odd-words.ts";
import type { Path } from "../yaml/path.ts";
import type { Source } from "../yaml/source.ts";

/** Routes that the same visitor would see twice. Arms that exclude each other can share a route. */
export function routesUsedTwice(funnel: Funnel): Diagnostic[] {
  const context = solverContext(funnel, new Set());
  return analyzeFlow(funnel).steps.flatMap(({ item, before }) => {
    const step = funnel.steps.get(item.step);
    const earlier =
      step &&
      before.visited
        .of(step.route)
        .find(({ guards }) => isReachable([...guards, ...before.guards], context));
    if (!earlier) return [];
    if (earlier.step === step.id)
      return [
        funnel.source.diagnosticAt(item.path, flowMessages.stepTwiceOnPath({ step: step.id })),
      ];
    const message = routeMessages.routeTwiceOnPath({
      route: step.route,
      earlierStep: earlier.step,
      step: step.id,
    });
    return [step.source.diagnosticAt([...step.path, "route"], message)];
  });
}

/** Broken links, and steps or pages with a route that is already taken. */
export function linkDiagnostics(funnel: Funnel): Diagnostic[] {
  const steps = [...funnel.steps.values()];
  return [
    ...brokenLinks(funnel),
    ...steps.flatMap((step) => checkAppRoutes(step.route, step.source, [...step.path, "route"])),
    ...[...funnel.pages].flatMap(([route, { source }]) =>
      Route.safeParse(route).success
        ? checkAppRoutes(route, source, [])
        : [source.diagnosticAt([], noteOddValue(routeMessages.pageFileName, route))],
    ),
    ...steps
      .filter(({ route }) => funnel.pages.has(route))
      .map(({ route, source, path }) =>
        source.diagnosticAt([...path, "route"], routeMessages.routeOfAPage({ route })),
      ),
  ];
}

function brokenLinks(funnel: Funnel): Diagnostic[] {
  const routes = findRoutes(funnel);
  return listLinks(funnel).flatMap(({ to, source, at }) =>
    routes.has(to)
      ? []
      : [source.diagnosticAt(at, routeMessages.brokenLink({ to, meant: nearest(to, routes) }))],
  );
}

/** The links to pages of this site: in the footer, and as what keeps a promise. */
function listLinks(funnel: Funnel): { to: string; source: Source; at: Path }[] {
  const { site } = funnel;
  return [
    ...site.fields.footer.links.map(({ to }, index) => ({
      to,
      source: site.source,
      at: ["footer", "links", index, "to"],
    })),
    ...listPromises(funnel).flatMap(({ "kept-by": to, source, at }) =>
      to?.startsWith("/") ? [{ to, source, at: [...at, "kept-by"] }] : [],
    ),
  ];
}

/** Files and folders of the site that would take the place of a page, or the other way around. */
const ROUTES_OF_FILES = ["/index", "/404", "/assets"];

function checkAppRoutes(route: string, source: Source, path: Path): Diagnostic[] {
  return [...appRoutes, ...ROUTES_OF_FILES].some((own) => own === route)
    ? [source.diagnosticAt(path, routeMessages.routeOfTheApp({ route }))]
    : [];
}

/** Steps that no visitor can reach, and steps that no visitor can leave. */
export function strandedSteps(funnel: Funnel): Diagnostic[] {
  if (funnel.flow.length === 0)
    return [funnel.source.diagnosticAt(["flow"], flowMessages.emptyFlow, true)];
  return [
    ...withoutEntrance(funnel),
    ...notInFlow(funnel),
    ...deadEnds(funnel.flow, false, { source: funnel.source, path: ["flow"] }, funnel),
  ];
}

function withoutEntrance({ flow, steps, source }: Funnel): Diagnostic[] {
  const [first] = flow;
  if (first?.kind === "branch" && first.only !== undefined)
    return [first.source.diagnosticAt(first.path, flowMessages.conditionOnFirstStep, true)];
  if (first?.kind === "branch")
    return [source.diagnosticAt(first.path, flowMessages.startsWithBranch)];
  const step = first && steps.get(first.step);
  return step && step.route !== "/"
    ? [step.source.diagnosticAt(step.path, flowMessages.firstStepWithoutRoute, true)]
    : [];
}

function notInFlow({ flow, steps }: Funnel): Diagnostic[] {
  const named = new Set(
    allItems(flow)
      .filter(isStepItem)
      .map((item) => item.step),
  );
  return [...steps.values()]
    .filter((step) => !named.has(step.id))
    .map((step) =>
      step.source.diagnosticAt(step.path, flowMessages.stepNotInFlow({ step: step.id }), true),
    );
}

/** The position of a list, and the step with the condition that it comes from. */
type Place = Pick<Branch, "source" | "path" | "only">;

/** `followed`: whether something comes after this list. */
function deadEnds(
  items: FlowItem[],
  followed: boolean,
  place: Place,
  funnel: Funnel,
): Diagnostic[] {
  if (items.length === 0)
    return followed ? [] : [place.source.diagnosticAt(place.path, leadsNowhere(place), true)];
  // Steps after a sales page are reported there, not again at the end of the list.
  const out = items.findIndex((item) => item.kind === "step" && endsHere(item.step, funnel));
  const reached = out === -1 ? items : items.slice(0, out + 1);
  return reached.flatMap((item, index) => {
    const goesOn = followed || index < items.length - 1;
    if (item.kind === "branch")
      return item.arms.flatMap((arm) =>
        deadEnds(arm.items, goesOn, { ...item, path: arm.path }, funnel),
      );
    const ends = endsHere(item.step, funnel);
    if (ends && goesOn)
      return [
        funnel.source.diagnosticAt(item.path, flowMessages.stepsAfterTheEnd({ step: item.step })),
      ];
    if (!ends && !goesOn)
      return [funnel.source.diagnosticAt(item.path, flowMessages.deadEnd({ step: item.step }))];
    return [];
  });
}

function endsHere(id: string, { steps }: Funnel): boolean {
  return steps.get(id)?.type.ends ?? false;
}

function leadsNowhere({ path, only }: Place): string {
  if (only !== undefined) return flowMessages.deadEndIfSkipped({ step: only });
  return path.at(-1) === "when" ? flowMessages.deadEndInBranch : flowMessages.deadEndInArm;
}

const WHOLE = 100;
const ROUNDING = 0.01;

/**
 * Experiments with shares that don't add up to 100%, and splits that don't match their experiment.
 */
export function splitDiagnostics(funnel: Funnel): Diagnostic[] {
  return [
    ...experimentDiagnostics(funnel),
    ...allItems(funnel.flow).flatMap((item) =>
      item.kind === "branch" && item.experiment ? splitProblem(item, item.experiment, funnel) : [],
    ),
  ];
}

function experimentDiagnostics({ file, source }: Funnel): Diagnostic[] {
  return Object.entries(file.experiments).flatMap(([id, { arms, winner }]) => {
    const problems: Diagnostic[] = [];
    const sum = Object.values(arms).reduce((total, share) => total + share, 0);
    if (Math.abs(sum - WHOLE) > ROUNDING) {
      problems.push(
        source.diagnosticAt(
          ["experiments", id, "arms"],
          experimentMessages.wrongSum({ experiment: id, sum: Number(sum.toFixed(2)) }),
          true,
        ),
      );
    }
    if (winner !== undefined && !Object.hasOwn(arms, winner)) {
      problems.push(
        source.diagnosticAt(
          ["experiments", id, "winner"],
          unknownArm(winner, id, Object.keys(arms)),
        ),
      );
    }
    return problems;
  });
}

function splitProblem(branch: Branch, experiment: string, { file, source }: Funnel): Diagnostic[] {
  const known = Object.hasOwn(file.experiments, experiment)
    ? file.experiments[experiment]
    : undefined;
  if (!known) {
    const meant = nearest(experiment, Object.keys(file.experiments));
    return [
      source.diagnosticAt(branch.path, experimentMessages.unknownExperiment({ experiment, meant })),
    ];
  }
  const arms = Object.keys(known.arms);
  const here = branch.arms.map((arm) => arm.name);
  const unknown = here.filter((arm) => !arms.includes(arm));
  // A mistyped arm is reported once, not a second time as missing.
  const meant = unknown.map((arm) => nearest(arm, arms));
  const missing = arms.filter((arm) => !here.includes(arm) && !meant.includes(arm));
  return [
    ...branch.arms
      .filter(({ name }) => unknown.includes(name))
      .map(({ name, path }) => source.diagnosticAt(path, unknownArm(name, experiment, arms), true)),
    ...missing.map((arm) =>
      source.diagnosticAt(branch.path, experimentMessages.missingArm({ arm })),
    ),
  ];
}

function unknownArm(arm: string, experiment: string, arms: string[]): string {
  const meant = nearest(arm, arms);
  return experimentMessages.unknownArm({ arm, experiment, arms, meant });
}
