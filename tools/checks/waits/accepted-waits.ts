import type { HandedOn } from "./has-deadline.ts";

interface AcceptedWait {
  /** A file, or a folder with a slash at its end. */
  where: string;
  /** Only what contains this text; everything if it's left out. */
  what?: string;
  why: string;
  /** The file that ends the wait, and the milliseconds after which it does. */
  deadline?: { file: string; ms: number };
}

/** Waits for something outside the code that nothing around them ends in time. */
export const acceptedWaits: AcceptedWait[] = [
  // Nothing on screen waits for these.
  { where: "src/quiz/reporting/recorder/", why: "counts in the background" },
  { where: "src/quiz/reporting/vitals/", why: "measures in the background" },
  { where: "src/member/app/", why: "prepares for the next time without a network" },
  { where: "src/member/worker/", why: "answers the browser's own requests, which it can stop" },
  { where: "src/app/prerender.tsx", why: "runs in the build" },
  { where: "src/app/member-questions.tsx", why: "runs in the build, and nothing is pressed there" },
  {
    where: "src/quiz/steps/sales/sales-step.tsx",
    what: "ad-consent",
    why: "buying works without it",
  },
  { where: "src/api/start-checkout.ts", what: "ad-consent", why: "buying works without it" },
  { where: "src/app/checkout.ts", what: "report-milestone", why: "counts in the background" },
  {
    where: "src/shop/checkout/purchase/connected-purchase-machine.ts",
    what: "report-milestone",
    why: "counts in the background",
  },
  { where: "src/api/provider-script.ts", why: "paying works without it" },
  { where: "src/ui/loading/motion-features.ts", why: "without it, only an animation is lost" },
  {
    where: "src/quiz/steps/card-stack/first-drag.ts",
    why: "for a pointer, which may never come; cards are dragged without it",
  },
  { where: "src/app/app.tsx", what: "unfinished-purchase", why: "a reminder that may be missing" },
  { where: "src/app/app.tsx", what: "purchases.ts", why: "a reminder that may be missing" },
  { where: "src/quiz/steps/plan-preview/", why: "its space is reserved, and the screen works" },
  { where: "src/app/browser-dependencies.ts", why: "two frames" },
  { where: "src/quiz/player/drawings.ts", why: "a frame, and the transition after it" },
  // Code for pages, which have their own loading states.
  { where: "src/app/other-parts.ts", what: "import(", why: "pages open behind <Suspense>" },
  // These end without a deadline of their own.
  { where: "src/member/progress/photos/", why: "works on this device, and asks no one" },
  { where: "src/member/progress/import/", why: "reads a file of this device" },
  {
    where: "src/member/progress/records/records-card.tsx",
    what: "import(",
    why: "the rest of the tab works, and another press tries again",
  },
  { where: "src/member/forget-photos.ts", why: "deletes on this device, and asks no one" },
  { where: "src/member/groceries/share/secret.ts", why: "computes, and asks no one" },
  { where: "src/member/groceries/share/share-list.tsx", what: "clipboard", why: "asks no one" },
  { where: "src/member/reminders/calendar-settings.tsx", what: "clipboard", why: "asks no one" },
  { where: "src/member/groceries/lists/use-lists-in-account.ts", why: "copies in the background" },
  { where: "src/app/is-admin-password.ts", why: "computes, and asks no one" },
  { where: "src/lib/with-timeout.ts", why: "is the deadline" },
  // Another file ends these.
  {
    where: "src/api/account/session.ts",
    what: "getSession",
    why: "a late answer is better than none, and the page doesn't wait for it",
    deadline: { file: "src/api/client/auth-call.ts", ms: 8_000 },
  },
  {
    where: "src/api/client/limited-renewal.ts",
    why: "only passes the auth client's request on",
    deadline: { file: "src/api/client/auth-call.ts", ms: 8_000 },
  },
  {
    where: "src/api/meals/meal-database.ts",
    why: "only passes the request on",
    deadline: { file: "src/api/meals/meal-answer.ts", ms: 8_000 },
  },
  {
    where: "src/member/tracker/tracker.ts",
    what: "new Promise",
    why: "waits until the machine has sent, which saveTracker ends",
    deadline: { file: "src/api/tracker.ts", ms: 10_000 },
  },
  {
    where: "src/app/load-checkout.ts",
    what: "import(",
    why: "the sales step stops waiting",
    deadline: { file: "funnel/funnel.yaml", ms: 15_000 },
  },
  {
    where: "src/app/contents.ts",
    why: "the page offers to load again if the application is late",
    deadline: { file: "src/ui/loading/show-late-message.ts", ms: 8_000 },
  },
  {
    where: "src/quiz/player/player.ts",
    why: "the page offers to load again if the application is late",
    deadline: { file: "src/ui/loading/show-late-message.ts", ms: 8_000 },
  },
  {
    where: "src/api/program-files.ts",
    what: "program_files",
    why: "a video takes a while on a slow phone, and the rest of the tab works meanwhile",
    deadline: { file: "src/api/program-files.ts", ms: 120_000 },
  },
];

/** Loading states that are fine although the code doesn't show it. */
export const acceptedStates: AcceptedWait[] = [
  { where: "src/app/app.tsx", what: "Suspense", why: "a reminder that may be missing" },
  {
    where: "src/shop/rights/own-data/account-page.tsx",
    what: "state before a wait",
    why: "already shows the end, which stays",
  },
];

export const handedOn: HandedOn[] = [
  {
    name: "verifyPurchase",
    by: "src/shop/checkout/",
    deadline: "src/shop/checkout/purchase/pending-verdicts.ts",
  },
  {
    name: "verifyPurchase",
    by: "src/app/checkout.ts",
    deadline: "src/shop/checkout/purchase/pending-verdicts.ts",
  },
  {
    name: "readPurchase",
    by: "src/shop/checkout/purchase/connected-purchase-machine.ts",
    deadline: "src/shop/checkout/purchase/resolve-purchase.ts",
  },
  {
    name: "startCheckout",
    by: "src/app/checkout.ts",
    deadline: "src/quiz/steps/sales/behavior.ts",
  },
];
