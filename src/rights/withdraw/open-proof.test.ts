import { describe, expect, test } from "vitest";
import { safeStorage } from "#lib/store.ts";
import { openProofs } from "./open-proof.ts";

const MINUTE_MS = 60_000;
const refused = () => {
  throw new Error("Storage is refused.");
};

/** A tab with a clock that the test controls. */
function tab() {
  let time = 1_000_000;
  const store = safeStorage(refused);
  return {
    store,
    proofs: openProofs(store, () => time),
    wait: (ms: number) => {
      time += ms;
    },
  };
}

const jane = { ticket: "ticket", name: "Jane", email: "jane@example.com" };

describe("openProofs", () => {
  test("keeps a proof for fifteen minutes", () => {
    const { proofs, wait } = tab();
    proofs.remember(jane);
    wait(15 * MINUTE_MS - 1);
    expect(proofs.recall()).toMatchObject(jane);
    wait(1);
    expect(proofs.recall()).toBeUndefined();
  });

  test("keeps the first time when a new code is sent", () => {
    const { proofs, wait } = tab();
    const first = proofs.remember(jane);
    wait(MINUTE_MS);
    const second = proofs.remember({ ...first, ticket: "second" });
    expect(second).toMatchObject({ since: first.since, at: first.at + MINUTE_MS });
  });

  test("forgets, and ignores a clock that was set back", () => {
    const { proofs, wait } = tab();
    proofs.remember(jane);
    wait(-1);
    expect(proofs.recall()).toBeUndefined();
    wait(1);
    proofs.forget();
    expect(proofs.recall()).toBeUndefined();
  });

  test.each(["", "{", "null", "[]", '{"ticket":1}', '{"ticket":"a","name":"b","email":"c"}'])(
    "ignores %j in storage",
    (text) => {
      const { proofs, store } = tab();
      store.set("withdrawal", text);
      expect(proofs.recall()).toBeUndefined();
    },
  );
});
