import type { HostileVisit } from "./hostile-visit.ts";
import { wellFormed } from "./payloads.ts";

/** Paths with a payload at each `*`: in their segments, queries, and fragments. */
const ADDRESSES = [
  "/*",
  "/goals/*",
  "/?*=*",
  "/#*",
  "/?variant=*&utm_source=*&utm_campaign=*&gclid=*&fbclid=*",
  "/?variant=summary:*,*:B",
  "/goals?variant=*#*",
  "/sales?variant=*#*",
  "/help?*#*",
  "/login?from=*&email=*#access_token=*&refresh_token=*&type=signup",
  "/login#error_description=*&error_code=*",
  "/forgot-password?email=*#*",
  "/reset-password?token_hash=*&type=recovery",
  "/reset-password?error_code=*&error_description=*",
  "/reset-password?code=*#access_token=*&refresh_token=*&type=recovery",
  "/success?session_id=*",
  "/success?session_id=*&*=*#*",
  "/restore?email=*#ticket=*&email=*",
  `/restore#ticket=${"a".repeat(64)}&email=*`,
  "/withdraw?order=*&email=*#*",
  "/account?*=*#*",
  "/profile?tab=*&week=*&day=*&answers=*",
  "/numbers?from=*&to=*&by=*",
  "/operations?view=*&state=*&order=*",
];

/** States of a history entry, as another page of ours could have left them. */
const STATES = [
  { path: "/login", state: { from: "*", notice: "*", email: "*" } },
  { path: "/success", state: { sessionId: "*" } },
  { path: "/reset-password", state: { link: { tokenHash: "*" } } },
  { path: "/profile", state: { admin: "*" } },
];

/** Opens each address, and each page with a hostile state. */
export async function openAddresses(visit: HostileVisit): Promise<void> {
  for (const address of ADDRESSES) {
    // A server refuses an address that's too long, and a browser one with half a character.
    const fill = () => encodeURIComponent(wellFormed(visit.next()).slice(0, MAX_CHARACTERS));
    await open(visit, address.replace(/\*/g, fill), address);
  }
  for (const { path, state } of STATES) {
    const text = JSON.stringify(state).replace(/"\*"/g, () => JSON.stringify(visit.next()));
    await open(visit, "/help", "/help");
    await visit.page.evaluate(
      ([to, usr]) => {
        history.pushState({ usr: JSON.parse(usr), key: "hostile", idx: 1 }, "", to);
        dispatchEvent(new PopStateEvent("popstate"));
      },
      [path, text] as const,
    );
    await waitUntilLoaded(visit);
    await visit.inspect(`${path} with a hostile state`);
  }
}

const MAX_CHARACTERS = 500;

/** Opens an address, and looks at what it leads to. */
export async function open(visit: HostileVisit, address: string, name: string): Promise<void> {
  await visit.page.goto(address);
  await waitUntilLoaded(visit);
  await visit.inspect(name);
}

/** Waits until the page shows something other than a loading state. */
export async function waitUntilLoaded({ page }: HostileVisit): Promise<void> {
  await page.waitForFunction(() => {
    const isLoading = document.querySelector("[data-loading], [aria-busy=true]") !== null;
    return !isLoading && document.body.innerText.trim() !== "";
  });
}
