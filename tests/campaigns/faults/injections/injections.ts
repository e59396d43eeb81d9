import { parsePolicy } from "#tools/build/hosting/content-security-policy.ts";
import { email, firstArms, inArms, offer, site } from "../../../e2e/support/funnel.ts";
import { buy, createAccount } from "../../../e2e/support/shop.ts";
import { man } from "../../../e2e/support/visitors.ts";
import type { CampaignOptions, CampaignResult, FaultRow } from "../../campaign.ts";
import { answerQuiz, stepOnScreen } from "../browser/answer-quiz.ts";
import { type BuiltSite, openBuiltSite } from "../browser/built-site.ts";
import { collectProblems } from "../browser/collect-problems.ts";
import { openVisitor } from "../browser/visitor.ts";
import { open, openAddresses } from "./addresses.ts";
import { beginVisit, type HostileVisit } from "./hostile-visit.ts";
import { walkMemberArea } from "./member-walk.ts";
import { payloads, wellFormed } from "./payloads.ts";
import { openWithHostileItems } from "./stored-items.ts";
import { submitPayloads, typeEverywhere } from "./type-everywhere.ts";

const TIMEOUT_MS = 30_000;
/** Each visit begins with another payload, so that each place gets another one. */
const APART = 7;

const parts: [name: string, walk: (visit: HostileVisit) => Promise<void>][] = [
  ["addresses", openAddresses],
  ["forms", fillInForms],
  ["quiz", walkQuiz],
  ["purchase", walkPurchase],
  ["member area", walkMemberArea],
  ["storage", openWithHostileItems],
];

export const injections: FaultRow = {
  name: "injections",
  claim:
    "Whatever text gets into a page, nothing of it runs, the Content-Security-Policy has nothing to refuse, and the text is shown as text",
  inputs: `whole visits in Chromium, from the quiz through the purchase to the member area, with ${payloads.length} hostile texts in turn`,
  faults:
    "scripts, handlers, addresses, frames, drawings, templates, disguised characters, names with a meaning, formulas, and 20 kB, in every field, path, query, fragment, and stored item, in recipes, and in the server's other answers",
  count: { whole: 5, part: 1 },
  minutes: 2.3,
  isOnDemand: true,
  run,
};

async function run({ count, seed, print }: CampaignOptions): Promise<CampaignResult> {
  const site = await openBuiltSite();
  const lenience = await findLenience(site);
  let used = 0;
  const found = await collectProblems(count, async (index) => {
    const first = ((seed - 1) * count + index) * APART;
    const visited = await visitOnce(site, first);
    used += visited.used;
    for (const problem of visited.problems) print(`${index}: ${problem}`);
    return visited.problems.map((problem) => `${index}: ${problem}`);
  });
  const problems = [...lenience, ...found];
  const number = (value: number) => value.toLocaleString("en");
  return {
    isKept: problems.length === 0,
    figures: `${count} visits with ${number(used)} uses of ${payloads.length} hostile texts: ${number(problems.length)} problems`,
    problems,
  };
}

async function visitOnce(site: BuiltSite, first: number) {
  const visitor = await openVisitor(site);
  visitor.context.setDefaultTimeout(TIMEOUT_MS);
  const email = `hostile-${first}-${Date.now()}@example.com`;
  const visit = await beginVisit(visitor, { site, email, first });
  try {
    for (const [name, walk] of parts)
      await walk(visit).catch((error) => {
        throw new Error(`${name}: ${error}`);
      });
  } catch (error) {
    visit.problems.push(String(error));
  } finally {
    await visitor.close();
  }
  return { used: visit.countUsed(), problems: visit.problems };
}

const STRICT = /^'(self|sha256-[\w+/=]+)'$/;

/** Finds what's too lenient in the Content-Security-Policy that the visits are made under. */
async function findLenience({ origin }: BuiltSite): Promise<string[]> {
  const { headers } = await fetch(origin);
  const policy = parsePolicy(headers.get("Content-Security-Policy") ?? "");
  const scripts = policy["script-src"] ?? ["any script"];
  return [
    ...scripts
      .filter((source) => !STRICT.test(source))
      .map((source) => `the policy allows ${source}`),
    ...(policy["require-trusted-types-for"]?.includes("'script'")
      ? []
      : ["the policy doesn't require Trusted Types"]),
  ];
}

/** From the entrance through every question to the sales page. */
async function walkQuiz(visit: HostileVisit): Promise<void> {
  const { page, next } = visit;
  const answers = man(firstArms);
  await page.clock.install();
  const source = encodeURIComponent(wellFormed(next()).slice(0, 500));
  await page.goto(`/?${inArms(firstArms)}&utm_source=${source}#${source}`);
  await answerQuiz(page, {
    answers,
    onScreen: async () => {
      await stepOnScreen(page, answers);
      await typeEverywhere(visit, page.locator("[data-step]"));
      await visit.inspect("the quiz");
    },
  });
}

/** From the sales page through the payment to the member area. */
async function walkPurchase(visit: HostileVisit): Promise<void> {
  const { page, next, email } = visit;
  await page.route("**/functions/v1/stripe-checkout", (route) =>
    route.fulfill({ status: 400, json: { error: next(), url: `javascript:${next()}` } }),
  );
  await page.goto("/sales");
  await page.getByRole("button", { name: offer.button.buy, exact: true }).click();
  await page.getByRole("alert").filter({ hasText: /\S/ }).waitFor();
  await visit.inspect("a refused checkout");
  await page.unroute("**/functions/v1/stripe-checkout");

  await buy(page, email);
  await visit.inspect("the way back from the payment");
  await submitPayloads(visit, "the form for the account");
  await page.route("**/auth/v1/signup*", (route) =>
    route.fulfill({ status: 422, json: { code: 422, error_code: next(), msg: next() } }),
  );
  await createAccount(page, email);
  await page.getByRole("alert").filter({ hasText: /\S/ }).waitFor();
  await visit.inspect("a refused account");
  await page.unroute("**/auth/v1/signup*");
  await createAccount(page, email);
  await page.getByRole("tab", { name: "Daily Plan" }).waitFor();
}

const NAME = "Your name";
const PAID_WITH = "Email you paid with";

/** Fills in every form that a visitor can open. */
async function fillInForms(visit: HostileVisit): Promise<void> {
  const { page } = visit;
  for (const path of [email.route, "/login", "/forgot-password", "/restore", "/withdraw"]) {
    await open(visit, path, path);
    await submitPayloads(visit, `the form on ${path}`);
  }
  await open(visit, "/help", "/help");
  await page.getByRole("button", { name: site.admin.open, exact: true }).click();
  await page.getByRole("dialog").waitFor();
  await submitPayloads(visit, "the admin panel");
  await withdraw(visit);
  await signInRefused(visit);
}

/** A withdrawal repeats the name and the address. */
async function withdraw(visit: HostileVisit): Promise<void> {
  const { page } = visit;
  await open(visit, "/withdraw", "/withdraw");
  const [name] = await typeEverywhere(visit);
  await page.getByLabel(PAID_WITH).fill(visit.email);
  await page.getByRole("button", { name: "Continue", exact: true }).click();
  // An empty or blank name is refused.
  const review = page.getByRole("heading", { name: "Confirm your withdrawal" });
  const refusal = page.getByText("Please enter your name");
  await review.or(refusal).first().waitFor();
  if (name && (await review.isVisible())) await visit.shows(name.payload, NAME);
  await visit.inspect("the withdrawal");
}

/** The auth service's own message is shown, if it's one for people. */
async function signInRefused(visit: HostileVisit): Promise<void> {
  const { page } = visit;
  await page.route("**/auth/v1/token*", (route) =>
    route.fulfill({
      status: 400,
      json: { code: 400, error_code: visit.next(), msg: visit.next() },
    }),
  );
  await open(visit, "/login", "/login");
  await page.getByLabel("Email").fill(visit.email);
  await page.getByLabel("Password").fill("steak-and-eggs");
  await page.getByRole("button", { name: "Sign In", exact: true }).click();
  await page.getByRole("alert").filter({ hasText: /\S/ }).waitFor();
  await visit.inspect("a refused sign-in");
  await page.unroute("**/auth/v1/token*");
}
