import type { FunnelFiles } from "./read/read-funnel.ts";

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
export const smallFunnelFiles: FunnelFiles = {
  "funnel.yaml": MAIN,
  "offer.yaml": OFFER,
  "pages/help.yaml": HELP,
  "site.yaml": SITE,
  "steps/pages.yaml": PAGES,
  "steps/questions.yaml": QUESTIONS,
  "theme.yaml": THEME,
};
