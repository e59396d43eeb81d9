import { afterAll, beforeEach, describe, expect, test, vi } from "vitest";
import { createActor, waitFor } from "xstate";
import type { CheckedCode, SentCode } from "#api/restore-purchase.ts";
import { restoreTickets } from "../restore/restore-tickets.ts";
import { memoryStore } from "./store.fixtures.ts";

/** Everything here answers at once. */
const SOON = { timeout: 1_000 };

/** The backend: what it answers, and what was asked. */
const backend = vi.hoisted(() => ({
  sent: {} as SentCode,
  checked: {} as CheckedCode,
  asked: [] as unknown[],
}));

vi.mock("#api/restore-purchase.ts", () => ({
  sendRestoreCode: async (lost: unknown) => {
    backend.asked.push(["send code", lost]);
    return backend.sent;
  },
  checkRestoreCode: async (...codeOf: unknown[]) => {
    backend.asked.push(["check code", ...codeOf]);
    return backend.checked;
  },
}));

// Workers keep modules for the next test file. Here, they load with what is mocked.
vi.resetModules();
const { codeHere } = await import("./connected-purchase-machine.ts");
afterAll(() => void vi.resetModules());
beforeEach(() => {
  backend.asked.length = 0;
});

describe("codeHere", () => {
  const lost = { sessionId: "cs_1" };

  /** Waits for the code of a purchase in a browser with these tickets. */
  function wait({ resumes = false, kept = [] as string[] } = {}) {
    const tickets = restoreTickets(memoryStore(), Date.now);
    for (const ticket of kept) tickets.remember({ ticket, lost, to: undefined });
    const actor = createActor(codeHere(tickets), { input: { lost, resumes } }).start();
    return {
      send: actor.send,
      waitUntil: (state: string) => waitFor(actor, (now) => now.matches(state as never), SOON),
      waitUntilChecked: () => waitFor(actor, (now) => now.context.error !== undefined, SOON),
      kept: () => tickets.all().map(({ ticket, to }) => [ticket, to]),
    };
  }

  test("remembers the ticket of a code that was sent", async () => {
    backend.sent = { state: "sent", ticket: "new", to: "a•••@example.com" };
    const { waitUntil, kept } = wait();
    await waitUntil("sent");
    expect(kept()).toEqual([["new", "a•••@example.com"]]);
    expect(backend.asked).toEqual([["send code", lost]]);
  });

  test("remembers none if no code was sent", async () => {
    backend.sent = { state: "refused", message: "Too many." };
    const { waitUntilChecked, kept } = wait();
    await waitUntilChecked();
    expect(kept()).toEqual([]);
  });

  test("continues with the latest ticket, and sends a code if there's none", async () => {
    backend.sent = { state: "sent", ticket: "new", to: undefined };
    await wait({ resumes: true, kept: ["first", "second"] }).waitUntil("sent");
    expect(backend.asked).toEqual([]);
    await wait({ resumes: true }).waitUntil("sent");
    expect(backend.asked).toEqual([["send code", lost]]);
  });

  test("forgets the tickets once a code was right, not before", async () => {
    const { send, waitUntil, waitUntilChecked, kept } = wait({ resumes: true, kept: ["first"] });
    await waitUntil("sent");
    backend.checked = { state: "wrong", message: "Wrong." };
    send({ type: "codeGiven", code: "111111" });
    await waitUntilChecked();
    expect(kept()).toEqual([["first", undefined]]);

    backend.checked = { state: "right", sessionId: "cs_1", claim: "found" };
    send({ type: "codeGiven", code: "123456" });
    await waitUntil("found");
    expect(kept()).toEqual([]);
    expect(backend.asked).toEqual([
      ["check code", ["first"], "111111"],
      ["check code", ["first"], "123456"],
    ]);
  });
});
