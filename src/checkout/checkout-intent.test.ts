import { expect, test } from "vitest";
import { checkoutIntents } from "./checkout-intent.ts";
import { memoryStore } from "./store-for-tests.ts";

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

test("whoever clicks again within twenty minutes means the same purchase", () => {
  const { intents, wait } = buyer();
  expect(intents.current()).toBe("intent 1");
  wait(20 * MINUTE_MS - 1);
  expect(intents.current()).toBe("intent 1");
  wait(1);
  expect(intents.current()).toBe("intent 2");
});

test("whoever was refused means a new one with the next click", () => {
  const { intents } = buyer();
  intents.current();
  intents.renew();
  expect(intents.current()).toBe("intent 2");
});

test("whose session is pending means it with the next click; once it is over, a new one", () => {
  const { intents } = buyer();
  intents.current();
  expect(intents.current(false), "it has not led anywhere yet").toBe("intent 1");
  intents.ledTo("cs_1");
  expect(intents.current(true)).toBe("intent 1");
  expect(intents.current(false)).toBe("intent 2");
  expect(intents.current(false), "the new one has not led anywhere yet").toBe("intent 2");
});

test("whose clock was set back means a new one", () => {
  const { intents, wait } = buyer();
  intents.current();
  wait(-1);
  expect(intents.current()).toBe("intent 2");
});

test.each(["{", "null", "7", '{"id":7,"at":1000000}', '{"id":"old"}', '{"id":"old","at":"now"}'])(
  "where %j is kept, there is a new one",
  (checkoutIntent) => {
    expect(buyer({ checkoutIntent }).intents.current()).toBe("intent 1");
  },
);
