import { afterPaint } from "#lib/paint-queue.ts";
import { expectReact, fetchReact } from "#ui/loading/held-script.ts";
import { catchInstallPrompt } from "../app/install-prompt.ts";
import { kept } from "../kept.ts";
import { draw, type KeptPlan } from "./drawing.ts";

// A script in the member area's page. It runs before the app loads and shows the plan as this
// member last saw it. It removes that picture when the app shows something itself. The app's script
// starts after the picture is painted.

/** If less time is left, the app renews the session first. The same value as in auth-js. */
const RENEWED_BEFORE_MS = 90_000;
const SESSION = /^sb-.+-auth-token$/;
// The member area's page has this element.
const root = document.getElementById("root") as HTMLElement;

fetchReact();
// The browser may offer to install the app before the app itself can listen.
catchInstallPrompt();
try {
  const plan = findPlan();
  if (plan) cover(plan);
  if (plan) afterPaint(expectReact);
  else expectReact();
} catch {
  // The app handles everything that can't be read here.
  expectReact();
}

function findPlan(): KeptPlan | undefined {
  const params = new URLSearchParams(location.search);
  const tab = params.get("tab");
  if (
    location.pathname !== "/profile" ||
    // A link in a mail: see tools/build/hosting/page-start-plugin.ts.
    history.state?.usr?.fragment ||
    location.hash !== "" ||
    (tab !== null && tab !== "daily-plan") ||
    // The stored plan is of the current day.
    params.has("day") ||
    params.has("month") ||
    params.has("answers")
  )
    return undefined;
  const userId = readUserId();
  if (userId === undefined || kept.recall(userId, "inside") !== true) return undefined;
  // The app also shows these before it asks the server.
  if (!has(userId, "order") || !has(userId, "program")) return undefined;
  // Stored by `keepPlan`. In case it was changed, `draw` leaves out everything that could run.
  const plan = kept.recall(userId, "plan") as KeptPlan | undefined;
  return plan?.build === document.querySelector<HTMLMetaElement>('meta[name="build"]')?.content
    ? plan
    : undefined;
}

/** Checks without reading the value: a program is large. */
function has(userId: string, name: string): boolean {
  return kept.store.get(kept.createKey(userId, name)) !== null;
}

/** The user id of the stored session, if it needs no renewal. */
function readUserId(): string | undefined {
  const key = Object.keys(localStorage).find((name) => SESSION.test(name));
  const { user, expires_at: endsAt } = JSON.parse((key && localStorage.getItem(key)) || "{}");
  return endsAt * 1000 > Date.now() + RENEWED_BEFORE_MS ? user?.id : undefined;
}

function cover({ title, drawing }: KeptPlan): void {
  const picture = document.createElement("div");
  picture.id = "kept-plan";
  // Only for display: nothing works before the app has loaded.
  picture.inert = true;
  picture.setAttribute("aria-hidden", "true");
  // The fonts are cached from last time. If the app turned them on later, all lines would move.
  for (const sheet of document.querySelectorAll<HTMLLinkElement>('link[media="print"]'))
    sheet.media = "all";
  draw(picture, drawing);
  root.after(picture);
  document.title = title;

  const uncover = () => {
    picture.remove();
    watching.disconnect();
    removeEventListener("error", onError, true);
    removeEventListener("storage", onStorage);
  };
  // The app shows another page, or something other than "just a moment".
  const watching = new MutationObserver(() => {
    if (
      location.pathname !== "/profile" ||
      (root.childElementCount > 0 && !root.querySelector("[data-loading]"))
    )
      uncover();
  });
  watching.observe(root, { childList: true, subtree: true });
  // The app failed to load.
  const onError = ({ target }: Event) => target instanceof HTMLScriptElement && uncover();
  addEventListener("error", onError, true);
  // Another tab has logged out. Other changes may come from the page before this one, which stores
  // what was written last.
  const onStorage = ({ key, newValue }: StorageEvent) =>
    (newValue === null || (key !== null && SESSION.test(key))) && uncover();
  addEventListener("storage", onStorage);
}
