import { createHash } from "node:crypto";
import type { AnyStep } from "#steps/step.ts";
import { answersOf } from "./answers.ts";
import { namesOf } from "./checks/pictures.ts";
import { writtenIn } from "./copy.ts";
import type { FlowItem } from "./flow.ts";
import type { Plan } from "./plan.ts";
import type { Funnel } from "./read-funnel.ts";

const HASH_LENGTH = 12;

/** The plan of a funnel without problems. `urlOf` says where a picture can be fetched. */
export function planOf(funnel: Funnel, urlOf: (image: string) => string): Plan {
  const places = placesOf(funnel);
  const plan = {
    name: funnel.file.name,
    entry: Object.keys(places.steps)[0] ?? "",
    total: Math.max(0, ...Object.values(places.steps).map((step) => step.number ?? 0)),
    timings: funnel.file.timings,
    experiments: funnel.file.experiments,
    words: funnel.file.words,
    ...places,
    offer: funnel.offer.fields,
    images: Object.fromEntries(imagesOf(funnel).map((image) => [image, urlOf(image)])),
  };
  const version = createHash("sha256")
    .update(JSON.stringify({ ...plan, images: Object.keys(plan.images) }))
    .digest("hex")
    .slice(0, HASH_LENGTH);
  return { version, ...plan };
}

/** Every picture that the funnel can show, each once. */
export function imagesOf(funnel: Funnel): string[] {
  const answers = answersOf(funnel);
  const parts = [...[...funnel.steps.values()].map((step) => step.fields), funnel.offer.fields, funnel.site.fields];
  const names = writtenIn(parts).flatMap(({ kind, text }) => (kind === "image" ? namesOf(text, answers) : []));
  return [...new Set(names)].toSorted();
}

/** Every icon that the funnel can show, each once. */
export function iconsOf(funnel: Funnel): string[] {
  const parts = [...[...funnel.steps.values()].map((step) => step.fields), funnel.offer.fields, funnel.site.fields];
  return [...new Set(writtenIn(parts).flatMap(({ kind, text }) => (kind === "icon" ? [text] : [])))].toSorted();
}

/** Gives every item of the flow its place, number and successor. */
function placesOf(funnel: Funnel): Pick<Plan, "steps" | "next" | "forks"> {
  const steps: Plan["steps"] = {};
  const next: Plan["next"] = {};
  const forks: Plan["forks"] = {};
  const uses = new Map<string, number>();
  /** Ways into what comes next, waiting to be told where it is. */
  type Open = (to: string) => void;

  const place = (items: FlowItem[], opened: Open[], asked: number): { open: Open[]; asked: number } => {
    let state = { open: opened, asked };
    for (const item of items) state = item.kind === "step" ? placeStep(item.step, state) : placeFork(item, state);
    return state;
  };
  const placeStep = (id: string, { open, asked }: { open: Open[]; asked: number }) => {
    const use = (uses.get(id) ?? 0) + 1;
    uses.set(id, use);
    const key = use === 1 ? id : `${id}~${use}`;
    const authored = funnel.steps.get(id);
    if (!authored) throw new Error(`The flow names "${id}", which is no step; checks find that before.`);
    const number = authored.type.counted ? asked + 1 : undefined;
    steps[key] = {
      continue: funnel.file.words.continue,
      ...authored.fields,
      id,
      route: authored.route,
      ...(number === undefined ? {} : { number }),
    } as AnyStep;
    for (const lead of open) lead(key);
    return { open: [(to: string) => void (next[key] = to)], asked: number ?? asked };
  };
  const placeFork = (item: Extract<FlowItem, { kind: "branch" }>, { open, asked }: { open: Open[]; asked: number }) => {
    const key = `fork:${Object.keys(forks).length + 1}`;
    forks[key] = item.arms.map((arm) => ({ when: arm.when, to: "" }));
    for (const lead of open) lead(key);
    const ends = item.arms.map((arm, index) => place(arm.items, [(to) => void (forks[key]![index]!.to = to)], asked));
    return { open: ends.flatMap((end) => end.open), asked: Math.max(asked, ...ends.map((end) => end.asked)) };
  };

  place(funnel.flow, [], 0);
  return { steps, next, forks };
}
