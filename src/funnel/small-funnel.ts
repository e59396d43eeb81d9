import type { Assets } from "./assets.ts";
import { compileFunnel } from "./compile-funnel.ts";
import { problemLine } from "./problem.ts";
import type { Funnel, FunnelFiles } from "./read-funnel.ts";

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

const FILES: FunnelFiles = {
  "funnel.yaml": MAIN,
  "offer.yaml": OFFER,
  "pages/help.yaml": HELP,
  "site.yaml": SITE,
  "steps/pages.yaml": PAGES,
  "steps/questions.yaml": QUESTIONS,
  "theme.yaml": THEME,
};

export const smallAssets: Assets = {
  images: {
    hero: "<svg/>",
    "body-male": '<svg><g id="figure"/><g id="arms"/></svg>',
    "body-female": '<svg><g id="figure"/></svg>',
  },
  otherImages: [],
  icons: new Set(["moon", "bed", "sun"]),
  fonts: {
    fraunces: { family: "Fraunces", category: "serif" },
    figtree: { family: "Figtree", category: "sans-serif" },
  },
  guides: new Set(["meat.md", "eggs.md"]),
  prices: [
    { id: "price_small", amount: 1000, currency: "usd", name: "Plan", isOnSale: true },
    {
      id: "price_small",
      amount: 1000,
      currency: "usd",
      name: "The Very Small Plan",
      isOnSale: false,
    },
  ],
};

/** A file, a text in it, and what stands there instead; without the last two the file is not there. */
type Change =
  | [file: string, from: string, to: string]
  | [file: string, text: string]
  | [file: string];

/** The texts of a small sound funnel for tests, changed as told. */
export function smallFunnel(...changes: Change[]): FunnelFiles {
  const files = { ...FILES };
  for (const [file, from, to] of changes) {
    if (from === undefined) delete files[file];
    else if (to === undefined) files[file] = from;
    else files[file] = replaced(files[file] ?? "", from, to);
  }
  return files;
}

function replaced(text: string, from: string, to: string): string {
  if (!text.includes(from)) throw new Error(`The small funnel has no "${from}" there.`);
  return text.replace(from, () => to);
}

/** What a marketer is told about the small funnel once it is changed so, a line for each problem. */
export function told(...changes: Change[]): string {
  const compiled = compileFunnel(smallFunnel(...changes), smallAssets);
  return Array.isArray(compiled) ? compiled.map(problemLine).join("\n") : "nothing";
}

/** The small funnel, changed and sound. */
export function sound(...changes: Change[]): Funnel {
  const compiled = compileFunnel(smallFunnel(...changes), smallAssets);
  if (Array.isArray(compiled)) throw new Error(compiled.map(problemLine).join("\n"));
  return compiled;
}
