import { describe, expect, test } from "vitest";
import { safeStorage } from "#lib/store.ts";
import { openProofs } from "./open-proof.ts";

const MINUTE_MS = 60_000;
const refuse = () => {
  throw new Error("Storage is refused.");
};

/** A tab with a clock that the test controls. */
function tab() {
  let time = 1_000_000;
  const store = safeStorage(refuse);
  return {
    store,
    proofs: openProofs(store, () => time),
    wait: (ms: number) => {
      time += ms;
    },
  };
}

const jane = { name: "Jane", email: "jane@example.com" };

describe("openProofs", () => {
  test("keeps a proof for fifteen minutes", () => {
    const { proofs, wait } = tab();
    proofs.begin(jane, "ticket");
    wait(15 * MINUTE_MS - 1);
    expect(proofs.recall()).toMatchObject({ ...jane, ticket: "ticket", earlier: [] });
    wait(1);
    expect(proofs.recall()).toBeUndefined();
  });

  test("keeps the first time, and the tickets of the last three mails", () => {
    const { proofs, wait } = tab();
    let latest = proofs.begin(jane, "1");
    const { since } = latest;
    for (const ticket of ["2", "3", "4"]) {
      wait(MINUTE_MS);
      latest = proofs.add(latest, ticket);
    }
    expect(latest).toMatchObject({ since, at: since + 3 * MINUTE_MS });
    expect(proofs.recall()).toEqual({ ...latest, ticket: "4", earlier: ["3", "2"] });
  });

  test.each([undefined, "1", [1, null], {}])("needs no earlier tickets: %j", (earlier) => {
    const { proofs, store } = tab();
    const { since } = proofs.begin(jane, "2");
    store.set("withdrawal", JSON.stringify({ ...jane, ticket: "2", earlier, since, at: since }));
    expect(proofs.recall()).toMatchObject({ ticket: "2", earlier: [] });
  });

  test("forgets, and ignores a clock that was set back", () => {
    const { proofs, wait } = tab();
    proofs.begin(jane, "ticket");
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
