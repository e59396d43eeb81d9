import { Document, isCollection, parse, visit } from "yaml";
import { mergeChange } from "#lib/texts/personalize.ts";
import { compileFunnel } from "./compile.ts";
import { diagnosticLine } from "./diagnostics/diagnostic.ts";
import type { Assets } from "./read/assets.ts";
import type { Funnel, FunnelFiles } from "./read/read-funnel.ts";

/*
 * Tests of the compiler change the small funnel in one of two ways:
 *
 * - by fields, for what a funnel says: `listDiagnostics({ steps: { goals: { min: 3 } } })`
 * - by text, for how a file is written: `listDiagnostics(["funnel.yaml", "  - goals", "  -goals"])`
 *
 * `createFunnel` in tests/compiler builds a funnel of any flow and steps instead.
 */

const smallPrice = { id: "price_small", amount: 1000, currency: "usd", guaranteeDays: 30 };

/** A picture with a shape, and with the groups that a test needs. */
export function svgPicture(groups = ""): string {
  return `<svg xmlns="http://www.w3.org/2000/svg"><rect/>${groups}</svg>`;
}

export const smallAssets: Assets = {
  images: {
    hero: svgPicture(),
    "body-male": svgPicture('<g id="figure"/><g id="arms"/>'),
    "body-female": svgPicture('<g id="figure"/>'),
  },
  otherImages: [],
  copies: [],
  icons: new Set(["moon", "bed", "sun"]),
  fonts: {
    fraunces: { family: "Fraunces", category: "serif" },
    figtree: { family: "Figtree", category: "sans-serif" },
  },
  guides: { "meat.md": "# Meat", "eggs.md": "# Eggs" },
  prices: [
    { ...smallPrice, name: "Plan", isOnSale: true },
    { ...smallPrice, name: "The Very Small Plan", isOnSale: false },
  ],
};

type Fields = object;

/**
 * Changed fields of the small funnel. Blocks are merged with the existing ones, anything else
 * replaces its field, and `undefined` removes it.
 */
interface Parts {
  flow?: unknown;
  experiments?: Fields;
  timings?: Fields;
  words?: Fields;
  /** By id. New steps are added to a file of their own, `steps/more.yaml`. */
  steps?: Record<string, Fields | undefined>;
  offer?: Fields;
  site?: Fields;
  theme?: Fields;
}

/**
 * A file, a text in it, and its replacement. With two entries, the text becomes the whole file.
 * With one, the file is removed.
 */
type TextChange =
  | [file: string, from: string, to: string]
  | [file: string, text: string]
  | [file: string];

export type Change = Parts | TextChange;

/** The files of the small funnel, with changes. */
export function smallFunnel(...changes: Change[]): FunnelFiles {
  return changes.reduce<FunnelFiles>(
    (files, change) => (Array.isArray(change) ? withText(files, change) : withParts(files, change)),
    smallFunnelFiles,
  );
}

function withText(files: FunnelFiles, [file, from, to]: TextChange): FunnelFiles {
  const { [file]: text = "", ...others } = files;
  if (from === undefined) return others;
  if (to === undefined) return { ...files, [file]: from };
  if (!text.includes(from)) throw new Error(`The small funnel has no "${from}" there.`);
  return { ...files, [file]: text.replace(from, () => to) };
}

function withParts(files: FunnelFiles, parts: Parts): FunnelFiles {
  const { steps = {}, offer = {}, site = {}, theme = {}, ...main } = parts;
  const changes: Record<string, Fields> = {
    "funnel.yaml": main,
    "offer.yaml": offer,
    "site.yaml": site,
    "theme.yaml": theme,
  };
  for (const [id, fields] of Object.entries(steps)) {
    const file = Object.keys(files).find((one) => hasStep(files, one, id)) ?? "steps/more.yaml";
    changes[file] = { ...changes[file], [id]: fields };
  }
  const changed = Object.entries(changes).filter(([, fields]) => Object.keys(fields).length > 0);
  return {
    ...files,
    ...Object.fromEntries(
      changed.map(([file, fields]) => [file, withFields(files[file] ?? "", fields)]),
    ),
  };
}

function hasStep(files: FunnelFiles, file: string, id: string): boolean {
  return file.startsWith("steps/") && Object.hasOwn(parse(files[file] ?? "") ?? {}, id);
}

/** A file written again: one field per line, with deeper blocks in braces. */
function withFields(text: string, fields: Fields): string {
  const file = new Document(mergeChange(parse(text) ?? {}, fields));
  visit(file, {
    Collection: (_, node, path) => {
      node.flow = path.filter(isCollection).length > 2;
    },
  });
  return file.toString({ lineWidth: 0 });
}

/** The flow of the small funnel, with more items between the question about age and the end. */
export function createFlow(...items: unknown[]): Parts {
  const { flow } = parse(smallFunnelFiles["funnel.yaml"] ?? "");
  return { flow: [...flow.slice(0, -1), ...items, ...flow.slice(-1)] };
}

/** A branch of the flow. It has an `else` only if one is given. */
export function branch(when: unknown, then?: unknown, otherwise?: unknown) {
  return { when, then, else: otherwise };
}

/** The diagnostics of the small funnel after the changes, one per line, or `nothing`. */
export function listDiagnostics(...changes: Change[]): string {
  const compiled = compileFunnel(smallFunnel(...changes), smallAssets);
  return Array.isArray(compiled) ? compiled.map(diagnosticLine).join("\n") : "nothing";
}

/** The small funnel, compiled after the changes. Throws if it isn't valid. */
export function compileValid(...changes: Change[]): Funnel {
  const compiled = compileFunnel(smallFunnel(...changes), smallAssets);
  if (Array.isArray(compiled)) throw new Error(compiled.map(diagnosticLine).join("\n"));
  return compiled;
}

/** A line of diagnostics, with its position such as `funnel.yaml:14:5`. */
export function formatReport(position: string, message: string): string {
  return `funnel/${position}  ${message}`;
}

const MAIN = `name: Small funnel
timings:
  auto-advance: 500 ms
  page-transition: 200 ms
  checkout-deadline: 15 s
experiments:
  order:
    question: Does asking for sleep first help?
    arms: { A: 50%, B: 50% }
words:
  continue: Continue
  and: and
  progress: Progress
flow:
  - start
  - goals
  - split: order
    A: [sleep, thanks]
    B: [thanks, sleep]
  - age
  - sales
`;

const QUESTIONS = `start:
  type: entrance
  route: /
  title: Welcome
  prompt: Choose
  hero: { image: hero, alt: A plate }
  answer: gender
  options:
    male: For men
    female: For women

goals:
  type: multi-choice
  title: Your goals
  answer: goals
  options:
    weight: Manage weight
    fit: Get fit

sleep:
  type: single-choice
  title: How long do you sleep?
  answer: sleepHours
  options:
    5-6: { label: 5 to 6 hours, icon: moon }
    7-8: { label: 7 to 8 hours, icon: bed }

age:
  type: number
  title: How old are you?
  answer: age
  default: 30
  min: 18
  max: 100
  field: Age
`;

const PAGES = `thanks:
  type: message
  title: Thank you

sales:
  type: sales
  title: Your plan, {gender|friend}
  recap:
    title: Your answers
    lines:
      - { icon: moon, label: Sleep, answer: sleepHours }
`;

const OFFER = `price-id: price_small
name: Plan
description: A plan.
mode: payment
price: $10
terms: Once.
button: { buy: Buy, processing: Wait, failed: Sorry, secure: Safe }
included: { title: Included, items: [{ icon: bed, text: Rest }] }
faq: { title: Questions, entries: [{ question: Why?, answer: Because. }] }
guarantee: { title: Guarantee, text: Your money back. }
`;

const SITE = `brand: { name: Small, home: Start, description: A small funnel. }
header: { back: Back, skip: Skip }
admin:
  { open: Admin, title: Admin, hint: Team, password: Password, submit: Go, busy: Wait, wrong: No, close: Close, sales: Sales, profile: Profile }
footer:
  label: Footer
  links:
    - { label: Help, to: /help }
  social: []
  small-print: Not medical advice.
  erase: { open: Erase, title: Erase?, text: Gone., confirm: Yes please, cancel: Keep, done: Done }
error: { title: Oh, text: Sorry., button: Again }
loading: Loading
late:
  text: This page is taking longer than it should.
  button: Reload
outdated:
  title: Please update your browser
  text: Update your browser, or open this page on another device.
`;

const PALETTE = (paper: string, ink: string, brand: string) =>
  `{ paper: "${paper}", paper-deep: "${paper}", surface: "${paper}", ink: "${ink}", ink-soft: "${ink}", line: "${ink}", line-strong: "${ink}",
    brand: "${brand}", brand-deep: "${brand}", brand-tint: "${paper}", on-brand: "#ffffff", ember: "${ink}", butter: "${paper}", butter-tint: "${paper}",
    good: "${ink}", good-tint: "${paper}", warn: "${ink}", warn-tint: "${paper}", bad: "${ink}", bad-tint: "${paper}", cool: "${ink}", cool-tint: "${paper}" }`;

const THEME = `logo: hero
type: { display: fraunces, text: figtree }
corner: 16 px
colors:
  light: ${PALETTE("#ffffff", "#000000", "#a3211f")}
  dark: ${PALETTE("#000000", "#ffffff", "#d0443a")}
`;

const HELP = `title: Help
sections:
  - heading: Question
    text: [Answer]
`;

/** The texts of a small valid funnel. */
const smallFunnelFiles: FunnelFiles = {
  "funnel.yaml": MAIN,
  "offer.yaml": OFFER,
  "pages/help.yaml": HELP,
  "site.yaml": SITE,
  "steps/pages.yaml": PAGES,
  "steps/questions.yaml": QUESTIONS,
  "theme.yaml": THEME,
};
