/**
 * The stage holds at most three screens next to each other. They never move in the page: a step only
 * changes their roles, by attributes. React renders these, and the player sets them.
 *
 * - `current`: the screen of its step, in the flow of the page
 * - `prepared`: one that can follow, already painted, but hidden from everyone
 * - `leaving`: one that fades away behind the current screen
 */
export type Role = "current" | "prepared" | "leaving";

/** The attributes of a role; undefined for one that it doesn't have. */
export function roleAttributes(role: Role, step: string) {
  return {
    "data-step": role === "current" ? step : undefined,
    "data-prepared": role === "prepared" ? step : undefined,
    "data-leaves": role === "leaving" ? "" : undefined,
  };
}

/** Keeps everyone from a screen that isn't the current one, or lets them in again. */
export function hide(screen: HTMLElement, isHidden: boolean): void {
  screen.inert = isHidden;
  if (isHidden) screen.setAttribute("aria-hidden", "true");
  else screen.removeAttribute("aria-hidden");
}
