import { setTimeout as pause } from "node:timers/promises";
import type { Page } from "@playwright/test";
import { firstArms, site as words } from "../../../e2e/support/funnel.ts";
import { arrive } from "../../../e2e/support/journey.ts";
import { readDuringNavigation } from "../../../e2e/support/read-during-navigation.ts";
import { payAside } from "../../../e2e/support/shop.ts";
import type { BuiltSite } from "../browser/built-site.ts";
import { makeBuyer, SESSION_KEY } from "../browser/member.ts";
import { callProvider } from "../browser/provider.ts";
import type { Visitor } from "../browser/visitor.ts";
import { type Deploy, serveOlder } from "./deploy.ts";
import type { OlderBuild } from "./older-build.ts";
import type { Act, Visit } from "./visit.ts";

/** When the newest build is published. */
export const moments = [
  "while the page loads",
  "before the first click",
  "at the first file that loads later",
  "in the middle",
] as const;

interface Case {
  visit: Visit;
  build: OlderBuild;
  moment: (typeof moments)[number];
  keepsFiles: boolean;
}

interface Watched {
  problems: string[];
  reloads: number;
  /** Requests for files that were gone. */
  missed: number;
}

const PRESS_MS = 15_000;
const LOOKS = 500;
const BETWEEN_LOOKS_MS = 50;
/** After a reload, what was pressed has to be pressed again if it hasn't shown for so many looks. */
const LOOKS_BEFORE_AGAIN = 60;
/** A browser's log about a file that's gone. */
const GONE =
  /Failed to load resource|Failed to fetch dynamically imported module|Unable to preload CSS|MIME type|preload/;
const ERRORS = [words.error.title, "We couldn't open this part of your plan."];
const SCREEN = "main h1, [data-step], [role=tabpanel] h2";

/** Has a visitor do something while the newest build is published, and watches what they see. */
export async function watchVisit(site: BuiltSite, visitor: Visitor, about: Case): Promise<Watched> {
  const { page, context, noise } = visitor;
  const { visit, build, moment, keepsFiles } = about;
  page.setDefaultTimeout(PRESS_MS);
  const email = `older-${crypto.randomUUID()}@example.com`;
  const stored = { ...visit.stored, ...(await prepare(site, page, visit, email)) };
  const isAtOnce = moment === "while the page loads";
  const deploy = await serveOlder(context, site.origin, { build, keepsFiles, isAtOnce });
  await arrive(page, visit.path, { funnelVariant: firstArms, ...stored });
  const problems = await doAll(page, deploy, about, email);
  const reloads = deploy.documents();
  if (reloads > (keepsFiles ? 0 : 1)) problems.push(`${reloads} reloads`);
  problems.push(...noise.filter((text) => !GONE.test(text)));
  return { problems, reloads, missed: deploy.countMissed() };
}

async function doAll(
  page: Page,
  deploy: Deploy,
  { visit, moment }: Case,
  email: string,
): Promise<string[]> {
  const problems: string[] = [];
  let answered = await namesOfAnswers(page);
  if (moment === "at the first file that loads later") deploy.publishAtNextFile();
  else if (moment !== "while the page loads") {
    await page.locator(SCREEN).first().waitFor();
    await page.waitForLoadState("networkidle");
  }
  for (const [index, act] of visit.acts.entries()) {
    if (moment === "before the first click" || index > 0) deploy.publish();
    const problem = await perform(page, deploy, act, email);
    const now = await namesOfAnswers(page);
    const lost = answered.filter((name) => !now.includes(name));
    problems.push(...lost.map((name) => `the answer ${name} is lost`));
    answered = now;
    if (problem) return [...problems, `act ${index + 1}: ${problem}`];
  }
  return problems;
}

/** Does something, and once more if the page is reloaded and shows nothing of it. */
async function perform(
  page: Page,
  deploy: Deploy,
  act: Act,
  email: string,
): Promise<string | undefined> {
  const screen = page.locator(`[data-step], ${SCREEN}`).first();
  const before = (await screen.getAttribute("data-step")) ?? "";
  let trouble: unknown;
  const attempt = () =>
    act.go(page, email).catch((error) => {
      trouble = error;
    });
  await attempt();
  for (let looks = 0; looks < LOOKS; looks++) {
    if (await act.shows(page, before).first().isVisible()) return undefined;
    for (const error of ERRORS)
      if (await page.getByText(error).first().isVisible()) return `shows "${error}"`;
    if (looks === LOOKS_BEFORE_AGAIN && deploy.documents() > 0) await attempt();
    await pause(BETWEEN_LOOKS_MS);
  }
  const text = await page.locator("body").innerText();
  return `stays on ${page.url()}: ${text.slice(0, 200)} ${trouble ?? ""}`;
}

/** Makes what the visitor has, and returns what the browser stores about it. */
async function prepare(
  site: BuiltSite,
  page: Page,
  { has }: Visit,
  email: string,
): Promise<Record<string, unknown>> {
  if (has === "a payment") {
    const switchTo = () => Promise.reject(new Error("Rows don't switch the provider."));
    const call = <T>(path: string, fields?: Record<string, string>) =>
      callProvider<T>(site, path, fields);
    return { pendingPurchase: await payAside(page, { call, switchTo }, email) };
  }
  if (has === undefined) return {};
  const { signedIn } = await makeBuyer(site, page, email);
  return has === "a session" ? { [SESSION_KEY]: signedIn } : {};
}

async function namesOfAnswers(page: Page): Promise<string[]> {
  let names: string[] | undefined;
  while (names === undefined)
    names = await readDuringNavigation(() =>
      page.evaluate(() => Object.keys(JSON.parse(localStorage.getItem("quizState") ?? "{}"))),
    );
  return names;
}
