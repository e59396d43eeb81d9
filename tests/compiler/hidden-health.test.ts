import fc from "fast-check";
import { expect, test } from "vitest";
import { buildPlan } from "#compiler/build-plan.ts";
import { diagnosticLine } from "#compiler/diagnostics/diagnostic.ts";
import { collectAnswers } from "#compiler/model/answers.ts";
import type { Plan } from "#compiler/plan.ts";
import { type Funnel, type FunnelFiles, readFunnel } from "#compiler/read/read-funnel.ts";
import { createRecorderPlan, type RecorderPlan } from "#compiler/recorder-plan.ts";
import { findReportedPlaces } from "#compiler/reported-places.ts";
import type { Json } from "#lib/json.ts";
import { createRandom } from "#lib/seeded-random.ts";
import { type Choices, findPath } from "#quiz/engine/path.ts";
import { collectEvents, openPage } from "#quiz/reporting/recorder/recorder.fixtures.ts";
import type { VisitEvent } from "#quiz/reporting/recorder/visit-event.ts";
import type { Domain } from "#quiz/steps/step-type.ts";
import { samples } from "../support/samples.ts";
import { conditionalFunnels } from "./conditional-funnels.fixtures.ts";

const FUNNELS = samples(1_000);
const VISITORS = 6;
/** For a machine that is busy with other things. */
const MANY_RUNS_MS = 120_000;

const SENSITIVITIES = ["health", "personal", "none"] as const;
type Sensitivity = (typeof SENSITIVITIES)[number];

/** A source of choices: numbers from 0 (inclusive) to 1 (exclusive). */
type Chance = () => number;
const pick = <T>(from: readonly T[], chance: Chance): T =>
  // Below the length, and no list here is empty.
  from[Math.floor(chance() * from.length)] as T;

/** The same funnel, with a sensitivity for each question. */
function withSensitivities(files: FunnelFiles, levels: Sensitivity[]): FunnelFiles {
  let count = 0;
  const written = files["steps/questions.yaml"] ?? "";
  return {
    ...files,
    "steps/questions.yaml": written.replaceAll(
      /answer: (\w+),/g,
      (asked) => `${asked} sensitivity: ${levels[count++ % levels.length]},`,
    ),
  };
}

function randomAnswer(domain: Domain, chance: Chance): Json {
  if (domain.kind === "number")
    return domain.min + Math.floor(chance() * (domain.max - domain.min + 1));
  if (domain.kind === "one") return pick(domain.values, chance);
  if (domain.kind === "many") return domain.values.filter(() => chance() > 0.5);
  throw new Error(`These funnels have no ${domain.kind}.`);
}

/** Visitors with the same arms and answers, except for answers about their health. */
function twins(funnel: Funnel, chance: Chance): Choices[] {
  const arms = { x: pick(["A", "B"], chance) };
  const asked = [...collectAnswers(funnel)];
  const isHealth = (name: string) =>
    [...funnel.steps.values()].some(
      ({ fields }) => fields.answer === name && fields.sensitivity === "health",
    );
  const answers = () =>
    Object.fromEntries(asked.map(([name, domain]) => [name, randomAnswer(domain, chance)]));
  const shared = Object.fromEntries(Object.entries(answers()).filter(([name]) => !isHealth(name)));
  return Array.from({ length: VISITORS }, () => ({ arms, answers: { ...answers(), ...shared } }));
}

/** The reported events of a visitor who walks to a place and closes the page there. */
function recordReport(plan: RecorderPlan, places: string[], chance: Chance): VisitEvent[] {
  const page = openPage({ plan });
  page.comeTo(places[0]);
  for (const place of places.slice(1)) {
    page.wait(chance() * 100);
    page.goOn(place);
  }
  page.hide();
  return collectEvents(page);
}

const report = (plan: RecorderPlan, places: string[], chance: Chance) =>
  JSON.stringify(recordReport(plan, places, chance).map(({ seconds: _, ...event }) => event));

/** Fails if an event is more than a place, or contains a value. No place here is named like one. */
function expectNoAnswers(events: VisitEvent[], places: string[]): void {
  const isKnown = ({ n, type, place, seconds, ...rest }: VisitEvent) =>
    ["entered", "answered", "left"].includes(type) &&
    places.includes(place) &&
    Number.isInteger(n + (seconds ?? 0)) &&
    Object.keys(rest).length === 0;
  expect(events.filter((event) => !isKnown(event))).toEqual([]);
  expect(JSON.stringify(events)).not.toMatch(/"(?:a|b|c|d|male|female)"/);
}

/** The paths of twins, who must be reported alike, wherever they close the page. */
function expectAlike(funnel: Funnel, plan: Plan, chance: Chance): string[][] {
  const recorded = createRecorderPlan(funnel, plan);
  const paths = twins(funnel, chance).map((choices) => findPath(plan, choices));
  expect(new Set(paths.map((path) => report(recorded, path, chance))).size).toBe(1);
  for (const path of paths)
    for (const [index, place] of path.entries())
      if (place in recorded.reported)
        expect(report(recorded, path.slice(0, index + 1), chance)).toBe(
          report(recorded, path.slice(0, index), chance),
        );
  const events = paths.flatMap((path) => recordReport(recorded, path, chance));
  expectNoAnswers(events, Object.keys(plan.steps));
  return paths;
}

test(`in ${FUNNELS} funnels, visitors who only differ in health answers are reported alike`, {
  timeout: MANY_RUNS_MS,
}, () => {
  const met = { differentPaths: 0, hidden: 0, places: 0 };
  const levels = fc.array(fc.constantFrom(...SENSITIVITIES), { minLength: 5, maxLength: 5 });
  const property = fc.property(conditionalFunnels, levels, fc.nat(), (files, levels, seed) => {
    const funnel = readFunnel(withSensitivities(files, levels));
    if (Array.isArray(funnel)) throw new Error(funnel.map(diagnosticLine).join("\n"));
    const plan = buildPlan(funnel, (image) => image);
    const paths = expectAlike(funnel, plan, createRandom(seed));
    met.places += Object.keys(plan.steps).length;
    met.hidden += Object.keys(findReportedPlaces(funnel)).length;
    met.differentPaths += new Set(paths.map((path) => path.join())).size > 1 ? 1 : 0;
  });
  fc.assert(property, { numRuns: FUNNELS, seed: 16 });

  expect(met.differentPaths, "health answers change paths").toBeGreaterThan(FUNNELS / 5);
  expect(met.hidden).toBeGreaterThan(FUNNELS);
  expect(met.places - met.hidden).toBeGreaterThan(FUNNELS);
});
