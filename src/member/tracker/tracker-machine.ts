import { assign, fromPromise, setup } from "xstate";
import type { SaveAnswer, SavedEntry, TrackerEntry } from "#api/tracker.ts";
import { type Json, sameJson } from "#lib/json.ts";
import { type Journal, markSent, mergeEntries, readEntry } from "./journal.ts";

/** A change is sent once typing ends. */
const QUIET_MS = 600;
/** After a failure, pauses double up to the longest. */
const FIRST_PAUSE_MS = 2_000;
const MAX_PAUSE_MS = 60_000;

/** A journal, and whether the browser has stored it. */
export interface Kept {
  journal: Journal;
  isKept: boolean;
}

interface TrackerContext extends Kept {
  /** Another device's later entry is shown instead of one written here. */
  isReplaced: boolean;
  /** The last request failed. */
  isUnreachable: boolean;
  /** No page shows the journal. What can't be sent at once stays in the browser. */
  isClosed: boolean;
  pauseMs: number;
}

/** A value for a field of a day. */
export type Change = { day: number; field: string; value: Json };

type TrackerEvent =
  | { type: "changed"; changes: Change[] }
  | { type: "refreshed"; saved: SavedEntry[] }
  | { type: "storageChanged" }
  | { type: "sendRequested" }
  | { type: "opened" }
  | { type: "closed" }
  | { type: "forgotten" };

/** The entries sent, and the account's answers. */
interface Sent {
  entries: TrackerEntry[];
  answers: SaveAnswer[];
}

/**
 * The browser's storage. A change is stored together with what other tabs have written in the
 * meantime.
 */
export interface TrackerStorage {
  /**
   * Reads the journal. If this browser has no id yet, stores one at once: two tabs that would each
   * create one when they first send would look like two devices.
   */
  open(): Kept;
  change(journal: Journal, change: (journal: Journal) => Journal): Kept;
  write(journal: Journal, changes: Change[]): Kept;
  syncFromStorage(kept: Kept): Kept;
  remove(): Journal;
}

/**
 * `replaced`: saved, but another device's later entry is shown instead of this one. `saving`: being
 * sent. `waiting`: stored here, and sent when the account can be reached. `only-here`: waiting, but
 * this browser can't store it.
 */
export type Sync = "saved" | "replaced" | "saving" | "waiting" | "only-here";

/** True if the account has everything the member wrote. */
export function getSync({ journal, isKept, isReplaced, isUnreachable }: TrackerContext): Sync {
  if (journal.unsent.length === 0) return isReplaced ? "replaced" : "saved";
  if (!isUnreachable) return "saving";
  return isKept ? "waiting" : "only-here";
}

/** Decides when a member's journal is sent to the account, and handles changes in the meantime. */
// biome-ignore lint/complexity/noExcessiveLinesPerFunction: the machine is data, and its actions need the storage that's passed in.
export function trackerMachine(storage: TrackerStorage, save: (journal: Journal) => Promise<Sent>) {
  return setup({
    // XState only reads the types of these, never their values.
    types: {
      context: {} as TrackerContext,
      events: {} as TrackerEvent,
    },
    actors: { save: fromPromise<Sent, Journal>(({ input }) => save(input)) },
    actions: {
      write: assign(({ context }, { changes }: { changes: Change[] }) => ({
        ...storage.write(context.journal, changes),
        isReplaced: false,
        isUnreachable: false,
      })),
      mergeSaved: assign(({ context }, { saved }: { saved: SavedEntry[] }) => ({
        ...storage.change(context.journal, (journal) => mergeEntries(journal, saved)),
        isUnreachable: false,
      })),
      readStorage: assign(({ context }) => storage.syncFromStorage(context)),
      markSent: assign(({ context }, { entries, answers }: Sent) => {
        const kept = storage.change(context.journal, (one) => markSent(one, entries, answers));
        const isOverwritten = ({ isKept, day, field }: SaveAnswer) =>
          !isKept &&
          !sameJson(
            readEntry(context.journal, day, field) ?? null,
            readEntry(kept.journal, day, field),
          );
        return {
          ...kept,
          isReplaced: context.isReplaced || answers.some(isOverwritten),
          isUnreachable: false,
          pauseMs: FIRST_PAUSE_MS,
        };
      }),
      noteFailure: assign({ isUnreachable: true }),
      open: assign({ isClosed: false }),
      close: assign({ isClosed: true }),
      lengthenPause: assign(({ context }) => ({
        pauseMs: Math.min(context.pauseMs * 2, MAX_PAUSE_MS),
      })),
      forget: assign(() => ({ journal: storage.remove(), isReplaced: false })),
    },
    guards: {
      hasUnsent: ({ context }) => context.journal.unsent.length > 0,
      isClosed: ({ context }) => context.isClosed,
    },
    delays: {
      quiet: QUIET_MS,
      firstPause: FIRST_PAUSE_MS,
      pause: ({ context }) => context.pauseMs,
    },
  }).createMachine({
    id: "tracker",
    context: () => ({
      ...storage.open(),
      isReplaced: false,
      isUnreachable: false,
      isClosed: false,
      pauseMs: FIRST_PAUSE_MS,
    }),
    initial: "idle",
    on: {
      changed: { target: ".typing", actions: { type: "write", params: ({ event }) => event } },
      refreshed: {
        target: ".choosing",
        actions: { type: "mergeSaved", params: ({ event }) => event },
      },
      storageChanged: { target: ".joining", actions: "readStorage" },
      sendRequested: ".choosing",
      opened: { actions: "open" },
      closed: { target: ".choosing", actions: "close" },
      forgotten: { target: ".forgotten", actions: "forget" },
    },
    states: {
      idle: {},
      typing: { after: { quiet: "choosing" } },
      /** The other tab sends first. */
      joining: {
        always: { guard: ({ context }) => context.journal.unsent.length === 0, target: "idle" },
        after: { firstPause: "choosing" },
      },
      retrying: { after: { pause: "choosing" }, exit: "lengthenPause" },
      choosing: {
        always: [{ guard: "hasUnsent", target: "sending" }, "idle"],
      },
      // Changes made in the meantime are stored, and sent after the answer.
      sending: {
        invoke: {
          src: "save",
          input: ({ context }) => context.journal,
          onDone: {
            target: "answered",
            actions: { type: "markSent", params: ({ event }) => event.output },
          },
          onError: [
            { guard: "isClosed", target: "idle", actions: "noteFailure" },
            { target: "retrying", actions: "noteFailure" },
          ],
        },
        on: {
          changed: { actions: { type: "write", params: ({ event }) => event } },
          refreshed: { actions: { type: "mergeSaved", params: ({ event }) => event } },
          storageChanged: { actions: "readStorage" },
          sendRequested: {},
          closed: { actions: "close" },
        },
      },
      answered: { always: [{ guard: "hasUnsent", target: "typing" }, "idle"] },
      forgotten: {
        on: { changed: {}, refreshed: {}, storageChanged: {}, sendRequested: {}, closed: {} },
      },
    },
  });
}
