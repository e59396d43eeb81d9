import { describe, expect, test } from "vitest";
import { checkoutIntents } from "./checkout-intent.ts";
import { memoryStore } from "./purchase/store.fixtures.ts";

const MINUTE_MS = 60_000;

function buyer(kept: Record<string, string> = {}) {
  const time = { now: 1_000_000 };
  let made = 0;
  const intents = checkoutIntents(
    memoryStore(kept),
    () => time.now,
    () => `intent ${++made}`,
  );
  return {
    intents: { ...intents, current: (isPending = true) => intents.current(() => isPending) },
    wait: (ms: number) => (time.now += ms),
  };
}

describe("checkoutIntents", () => {
  test("keeps the intent for clicks within twenty minutes", () => {
    const { intents, wait } = buyer();
    expect(intents.current()).toBe("intent 1");
    wait(20 * MINUTE_MS - 1);
    expect(intents.current()).toBe("intent 1");
    wait(1);
    expect(intents.current()).toBe("intent 2");
  });

  test("makes a new intent after a refusal", () => {
    const { intents } = buyer();
    intents.current();
    intents.renew();
    expect(intents.current()).toBe("intent 2");
  });

  test("keeps the intent while its session is pending, and makes a new one afterwards", () => {
    const { intents } = buyer();
    intents.current();
    expect(intents.current(false), "it has not led anywhere yet").toBe("intent 1");
    intents.rememberSession("cs_1");
    expect(intents.current(true)).toBe("intent 1");
    expect(intents.current(false)).toBe("intent 2");
    expect(intents.current(false), "the new one has not led anywhere yet").toBe("intent 2");
  });

  test("makes a new intent after the session that the last one led to, and after no other", () => {
    const { intents } = buyer();
    intents.current();
    intents.renewAfter("cs_1");
    expect(intents.current(), "it has not led anywhere yet").toBe("intent 1");
    intents.rememberSession("cs_1");
    intents.renewAfter("cs_2");
    expect(intents.current()).toBe("intent 1");
    intents.renewAfter("cs_1");
    expect(intents.current()).toBe("intent 2");
  });

  test("makes a new intent if the clock was set back", () => {
    const { intents, wait } = buyer();
    intents.current();
    wait(-1);
    expect(intents.current()).toBe("intent 2");
  });

  test.each(["{", "null", "7", '{"id":7,"at":1000000}', '{"id":"old"}', '{"id":"old","at":"now"}'])(
    "makes a new intent if %j is stored",
    (checkoutIntent) => {
      expect(buyer({ checkoutIntent }).intents.current()).toBe("intent 1");
    },
  );
});
