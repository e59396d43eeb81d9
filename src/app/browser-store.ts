import { safeStorage } from "#lib/store.ts";

/**
 * This browser's data about a visitor. Anything that it refused to store before this script loaded
 * is in the player's store.
 */
export const browserStore =
  globalThis.window?.player?.store ?? safeStorage(() => window.localStorage);
