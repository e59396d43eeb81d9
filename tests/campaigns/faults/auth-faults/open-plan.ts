import { setTimeout as pause } from "node:timers/promises";
import type { Page, Request } from "@playwright/test";
import { PASSWORD } from "../../../e2e/support/shop.ts";
import { type Look, lookAt } from "../browser/look.ts";
import { SESSION_KEY } from "../browser/member.ts";
import { pendingRequests } from "../browser/pending-requests.ts";
import type { Visitor } from "../browser/visitor.ts";
import { type AuthFault, breakAuth, type Session } from "./auth-fault.ts";

const MAX_WAIT_S = 10;
/** The auth client gives up on its own after 30 seconds, while the member still reads a message. */
const READING_S = 40;
const MAX_LOOKS = 400;
const BETWEEN_LOOKS_MS = 50;
const PRESS_MS = 5_000;
const A_SECOND_MS = 1_000;
const WAYS_ON = ["Try again", "Sign In"];

interface Account {
  email: string;
  session: unknown;
}

/** Opens the plan in a browser with a fault, and returns what the member would complain about. */
export async function openPlan(
  { page, context }: Visitor,
  fault: AuthFault,
  { email, session }: Account,
): Promise<string[]> {
  const { before, clockErrorMs = 0, changeStored = (whole) => whole } = fault;
  if (before) await context.addInitScript(before);
  await page.clock.install({ time: Date.now() + clockErrorMs });
  await page.goto("/terms");
  await page.evaluate(([key, text]) => localStorage.setItem(key, text), [
    SESSION_KEY,
    JSON.stringify(changeStored(session as Session)),
  ] as const);
  const pending = pendingRequests(context);
  const end = await breakAuth(context, fault, pending);
  const tabs = fault.hasTwoTabs ? [page, await context.newPage()] : [page];
  const opened = await Promise.all(
    tabs.map(async (tab) => {
      await tab.goto("/profile");
      return watchTab(tab, fault, { email, end, pending });
    }),
  );
  return opened.flat();
}

interface Watching {
  email: string;
  end(): Promise<void>;
  pending: Set<Request>;
}

async function watchTab(
  page: Page,
  fault: AuthFault,
  { email, end, pending }: Watching,
): Promise<string[]> {
  const problems: string[] = [];
  let [waitedS, readS] = [0, 0];
  for (let looks = 0; looks < MAX_LOOKS; looks++) {
    const look = await lookAt(page);
    if (look.screen === "inside") return problems;
    const wayOn = WAYS_ON.find((name) => look.buttons.includes(name));
    const isReading = wayOn === "Try again" && look.messages.length > 0 && readS < READING_S;
    if (wayOn !== undefined && !isReading) {
      if (wayOn === "Sign In" && !fault.isOver) return ["has to sign in, but the session is valid"];
      if (wayOn === "Try again" && look.messages.length === 0)
        problems.push(`${look.path} doesn't say what went wrong`);
      await press(page, wayOn, look, email);
      // Signing in is what breaks in one of the faults, so its message comes first.
      if (look.messages.length > 0) await end();
      waitedS = 0;
    }
    await pause(BETWEEN_LOOKS_MS);
    // Answers that still come from the network take real time, which says nothing about our waits.
    if (pending.size > 0) continue;
    await page.clock.fastForward(A_SECOND_MS);
    if (isReading) readS += 1;
    if (wayOn === undefined && ++waitedS === MAX_WAIT_S + 1)
      problems.push(`${look.path} waits for more than ${MAX_WAIT_S} s`);
  }
  const { path, buttons, messages } = await lookAt(page);
  return [...problems, `ends on ${path} with the buttons ${buttons} and "${messages}"`];
}

/** The page may move on before the press, which the next look sees. */
async function press(page: Page, name: string, { hasForm }: Look, email: string): Promise<void> {
  try {
    if (hasForm) {
      await page.getByLabel("Email", { exact: true }).fill(email, { timeout: PRESS_MS });
      await page.getByLabel("Password", { exact: true }).fill(PASSWORD, { timeout: PRESS_MS });
    }
    await page.getByRole("button", { name, exact: true }).click({ timeout: PRESS_MS });
  } catch {}
}
