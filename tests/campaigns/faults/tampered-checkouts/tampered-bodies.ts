import { PRICE } from "../../../backend/support/wrap-database.ts";
import { pick, wholeNumber } from "../pick.ts";

export interface TamperedCheckout {
  name: string;
  body: string | Uint8Array<ArrayBuffer>;
  headers: Record<string, string>;
  query: string;
  /** The status that the function has to answer with: 200 opens a session at the real price. */
  status: number;
}

type Chance = () => number;
type Tamper = (chance: Chance) => Partial<TamperedCheckout>;

const REAL = PRICE.price_id;
/** It was on sale once. The row puts it in the database. */
export const RETIRED = "price_retired";

const FOREIGN = [
  ...["price_of_somebody_else", `${REAL}2`, REAL.toUpperCase(), REAL.slice(0, -1), RETIRED],
  ...["price_", "price_%", "*", "__proto__", "constructor", "toString", "hasOwnProperty", "2999"],
  ...["", " ", `${REAL} `, `\t${REAL}`, `${REAL}\n`, `${REAL}\u0000`, `${REAL},${RETIRED}`],
  ...[
    "' or 1=1 --",
    "../price",
    "price\ud800",
    "\u202e",
    "NaN",
    "null",
    "undefined",
    "a".repeat(101),
  ],
  // Characters that look the same, or are when they are normalized.
  ...[REAL.replace("a", "\u0430"), REAL.replace("p", "\uff50"), REAL.replace("_", "_\u200b")],
  REAL.replace("c", "\ud835\udc84"),
];
/**
 * Fields of a body that a function would take if it trusts its caller, with values that it'd
 * believe.
 */
const BELIEVABLE: Record<string, string[]> = {
  amount: ["1", "100", "0"],
  unit_amount: ["1", "100", "50"],
  unitAmount: ["1", "100"],
  price: ["1", "0.01"],
  total: ["100"],
  currency: ["jpy", "eur", "JPY"],
  quantity: ["2", "99"],
  mode: ["setup", "subscription"],
  success_url: ["https://evil.example"],
  cancel_url: ["https://evil.example"],
  price_id: [RETIRED],
  claim_hash: ["a".repeat(64)],
};
const FIELDS = [
  ...["price_data", "line_items", "line_items[0][quantity]", "discount", "coupon", "on_sale"],
  ...["line_items[0][price_data][unit_amount]", "discounts[0][coupon]", "metadata[price_id]"],
  ...["metadata", "claim", "intent", "client", "PriceId", "priceid", "priceId ", "visit"],
  ...["customer_email", "payment_status", "status", "adConsent", "toString", "constructor"],
  ...["valueOf", "hasOwnProperty"],
];
const TEXTS = [
  ...["0", "-1", "1", "100", "1e-9", "0.01", "NaN", "Infinity", "999999999999", "2", "jpy", "free"],
  ...["https://evil.example", "paid", "complete", "true", RETIRED, "setup", "subscription", "%00"],
  ...["\u0000", "\ud800", "\u202e0", "\u0661", "[object Object]", "a".repeat(200)],
];
const NO_TEXTS = [0, 1, -1, 0.5, 1e9, 2 ** 53, null, true, false, [], {}, [1], { amount: 1 }];
const NO_JSON = [
  ...["", " ", "NaN", "undefined", "{", "}", `{'priceId':'${REAL}'}`, `{priceId:"${REAL}"}`],
  ...[`{"priceId":"${REAL}",}`, `{"priceId":"${REAL}"}{}`, `{"priceId":"${REAL}"} // one`],
  ...[`priceId=${REAL}&amount=1`, `\ufeff{"priceId":"${REAL}"}`, `<priceId>${REAL}</priceId>`],
];
const OTHER_TYPES = [
  ...["text/plain", "text/plain;charset=UTF-8", "application/x-www-form-urlencoded", ""],
  ...["multipart/form-data; boundary=x", "application/jsonp", "application/xml", "text/json"],
];

const json = JSON.stringify;
const real = (more: object = {}) => json({ priceId: REAL, ...more });
const someTexts = (chance: Chance) =>
  Object.fromEntries(
    Array.from({ length: wholeNumber(1, 6, chance) }, () => {
      const [field, values] = pick(Object.entries(BELIEVABLE), chance);
      if (chance() < 0.5) return [field, pick(values, chance)];
      return [pick([field, ...FIELDS], chance), pick(TEXTS, chance)];
    }),
  );
const nestBrackets = (depth: number) => `${"[".repeat(depth)}${"]".repeat(depth)}`;
const escapeCharacters = (text: string) =>
  [...text].map((each) => `\\u${each.charCodeAt(0).toString(16).padStart(4, "0")}`).join("");

const tampers: Record<string, Tamper> = {
  "foreign price": (chance) => ({
    body: json({ priceId: pick(FOREIGN, chance), ...someTexts(chance) }),
  }),
  "own amount": (chance) => ({ body: real(someTexts(chance)), status: 200 }),
  "own amount first": (chance) => ({
    body: json({ ...someTexts(chance), priceId: REAL }),
    status: 200,
  }),
  "fields that aren't texts": (chance) => ({
    body: real({ [pick(FIELDS, chance)]: pick(NO_TEXTS, chance) }),
  }),
  "price that isn't a text": (chance) => ({
    body: json({ priceId: pick([[REAL], { id: REAL }, [[REAL]], ...NO_TEXTS], chance) }),
  }),
  "no object": (chance) => ({
    body: json(pick([[], [REAL], [{ priceId: REAL }], REAL, null, 1, true], chance)),
  }),
  "no JSON": (chance) => ({ body: pick(NO_JSON, chance) }),
  "cut-off body": (chance) => {
    const body = real(someTexts(chance));
    return { body: body.slice(0, wholeNumber(0, body.length - 1, chance)) };
  },
  prototype: (chance) => {
    const key = pick(["__proto__", "constructor", "prototype"], chance);
    const inside = json(
      pick([{ priceId: REAL }, { amount: 1 }, { prototype: { price: 1 } }], chance),
    );
    return { body: `{"${key}":${inside},"priceId":"${REAL}"}` };
  },
  "prototype as a text": (chance) => ({
    body: `{"__proto__":${json(pick(TEXTS, chance))},"priceId":"${REAL}","constructor":"1"}`,
    status: 200,
  }),
  "price in the prototype": () => ({ body: `{"__proto__":"${REAL}"}` }),
  "same key twice, a foreign price last": (chance) => ({
    body: `{"priceId":"${REAL}","priceId":${json(pick(FOREIGN, chance))}}`,
  }),
  "same key twice, the real price last": (chance) => ({
    body: `{"priceId":${json(pick(FOREIGN, chance))},"amount":"1","priceId":"${REAL}","amount":"2"}`,
    status: 200,
  }),
  "deep nesting": (chance) => {
    const deep = nestBrackets(wholeNumber(1, 950, chance));
    return {
      body: pick([deep, `{"priceId":${deep}}`, `{"priceId":"${REAL}","a":${deep}}`], chance),
    };
  },
  "escaped price": (chance) => ({
    body: `{"${escapeCharacters("priceId")}":"${escapeCharacters(REAL)}","amount":${json(pick(TEXTS, chance))}}`,
    status: 200,
  }),
  "broken UTF-8": (chance) => {
    const bytes = new TextEncoder().encode(real());
    bytes[wholeNumber(12, bytes.length - 3, chance)] = wholeNumber(128, 255, chance);
    return { body: bytes };
  },
  "other encoding": () => ({ body: new Uint8Array(Buffer.from(real(), "utf16le")) }),
  "more than 2 kB": (chance) => ({
    body: real().padEnd(wholeNumber(2_049, 20_000, chance)),
    status: 413,
  }),
  "other type": (chance) => ({
    body: real(),
    headers: { "content-type": pick(OTHER_TYPES, chance) },
    status: 415,
  }),
  "page of another site": () => ({
    body: real(),
    headers: { origin: "https://evil.example" },
    status: 403,
  }),
  "own headers": (chance) => ({
    body: real(),
    headers: {
      "idempotency-key": pick(["", "1", "a".repeat(5_000), "' or 1=1 -- and", "../../v1"], chance),
      "x-price": "1",
      host: "evil.example",
      "x-forwarded-host": "evil.example",
    },
    status: 200,
  }),
  query: (chance) => ({
    body: real(),
    query: `?${new URLSearchParams({ priceId: RETIRED, amount: "1", quantity: pick(["0", "99"], chance) })}`,
    status: 200,
  }),
};

/** They take a while, so they are rare. */
const huge: Tamper = (chance) => ({
  body: pick(
    [real().padEnd(1_000_000), real({ pad: "x".repeat(1_000_000) }), nestBrackets(500_000)],
    chance,
  ),
  status: 413,
});
const HUGE_SHARE = 0.02;

/** A request to buy, tampered with in one way. */
export function createTamperedCheckout(chance: Chance): TamperedCheckout {
  const [name, tamper]: [string, Tamper] =
    chance() < HUGE_SHARE ? ["1 MB", huge] : pick(Object.entries(tampers), chance);
  return { name, body: "", headers: {}, query: "", status: 400, ...tamper(chance) };
}
