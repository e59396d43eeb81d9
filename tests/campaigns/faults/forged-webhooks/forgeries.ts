import { gzipSync } from "node:zlib";
import { createSignature, eventText } from "../../../backend/orders/signed.ts";
import { keys } from "../../../backend/support/environment.ts";
import { pick, wholeNumber } from "../pick.ts";

export interface Forgery {
  name: string;
  body: string | Uint8Array<ArrayBuffer>;
  headers: [name: string, value: string][];
  /** The status that the webhook has to answer with. */
  status: number;
}

type Chance = () => number;
/** A forged request that passes for the event. */
type Forge = (event: string, chance: Chance) => Omit<Forgery, "name" | "status"> & Status;
interface Status {
  /** 400 unless it says otherwise. */
  status?: number;
}

const JSON_TYPE: [string, string] = ["content-type", "application/json; charset=utf-8"];
const MEGABYTE = 1_000_000;
const NO_EVENTS = ["null", "[]", "{}", "1", '"paid"', "paid", '{"type":5,"data":{"object":{}}}'];
const WRONG_SECRETS = [
  "",
  "whsec_",
  "whsec_of_somebody_else",
  `${keys.webhookSecret} `,
  `${keys.webhookSecret}\n`,
  keys.webhookSecret.toUpperCase(),
  keys.webhookSecret.slice(0, -1),
  keys.stripeKey,
];

const now = () => Math.floor(Date.now() / 1000);

/** A request with these signatures. */
function attachSignatures(
  body: Forgery["body"],
  ...signatures: string[]
): Pick<Forgery, "body" | "headers"> {
  return {
    body,
    headers: [JSON_TYPE, ...signatures.map((one): [string, string] => ["stripe-signature", one])],
  };
}

const oddSignatures = (event: string): string[] => {
  const right = createSignature(event);
  const [, digest = ""] = right.split("v1=");
  return [
    ...["", "t=1,v1=zzzz", "t=1,v1=", "t,v1", "=", ",,,,", "null", "[object Object]", "t=NaN,v1=0"],
    `t=${now()},v1=${"0".repeat(64)}`,
    `t=${now()},v1=${digest.slice(0, -1)}`,
    `t=${now()},v1=${digest}0`,
    `t=${now()},v1=${digest.toUpperCase()}${"a".repeat(8_000)}`,
    `v1=${digest}`,
    digest,
    right.replace("v1=", "V1="),
    right.replace("v1=", " v1="),
    right.replace("t=", "T="),
  ];
};

/** A time that was signed, replaced by another. */
const restamp = (event: string, timestamp: number) =>
  createSignature(event, { timestamp }).replace(/t=\d+/, `t=${now()}`);

const withOtherByte = (event: string, chance: Chance): Uint8Array<ArrayBuffer> => {
  const bytes = new TextEncoder().encode(event);
  const at = wholeNumber(0, bytes.length - 1, chance);
  bytes[at] = (bytes[at] ?? 0) ^ (1 << wholeNumber(0, 6, chance));
  return bytes;
};

const forged: Record<string, Forge> = {
  "no signature": (event) => attachSignatures(event),
  "odd signature": (event, chance) => attachSignatures(event, pick(oddSignatures(event), chance)),
  "two wrong signatures": (event, chance) =>
    attachSignatures(
      event,
      pick(oddSignatures(event), chance),
      createSignature(event, { secret: "whsec_x" }),
    ),
  "wrong secret": (event, chance) =>
    attachSignatures(event, createSignature(event, { secret: pick(WRONG_SECRETS, chance) })),
  "old event": (event, chance) =>
    attachSignatures(
      event,
      createSignature(event, { timestamp: now() - wholeNumber(600, 300_000, chance) }),
    ),
  "old event with a new time": (event, chance) =>
    attachSignatures(event, restamp(event, now() - wholeNumber(600, 300_000, chance))),
  "one bit changed": (event, chance) =>
    attachSignatures(withOtherByte(event, chance), createSignature(event)),
  "other event type": (event) =>
    attachSignatures(
      event.replace(/"type": "[^"]+"/, '"type": "charge.succeeded"'),
      createSignature(event),
    ),
  "other event's signature": (event, chance) =>
    attachSignatures(
      event,
      createSignature(eventText("charge.refunded", { id: `ch_${chance()}` })),
    ),
  "parsed and serialized again": (event, chance) => {
    const texts = [event, JSON.stringify(JSON.parse(event))];
    const [sent = "", other = ""] = chance() < 0.5 ? texts : texts.toReversed();
    return attachSignatures(sent, createSignature(other));
  },
  "space added": (event, chance) =>
    attachSignatures(
      pick([`${event}\n`, ` ${event}`, event.replaceAll("\n", "\r\n")], chance),
      createSignature(event),
    ),
  "byte order mark": (event) => attachSignatures(`\ufeff${event}`, createSignature(event)),
  "signed byte order mark": (event) =>
    attachSignatures(`\ufeff${event}`, createSignature(`\ufeff${event}`)),
  "other encoding": (event) =>
    attachSignatures(new Uint8Array(Buffer.from(event, "utf16le")), createSignature(event)),
  "older scheme": (event, chance) =>
    attachSignatures(
      event,
      createSignature(event).replace("v1=", pick(["v0=", "v2=", "v1a="], chance)),
    ),
  compressed: (event) => {
    const { body, headers } = attachSignatures(
      new Uint8Array(gzipSync(event)),
      createSignature(event),
    );
    return { body, headers: [...headers, ["content-encoding", "gzip"]] };
  },
  empty: () => attachSignatures("", createSignature("")),
  "signed, but no event": (_, chance) => {
    const body = pick(NO_EVENTS, chance);
    return attachSignatures(body, createSignature(body));
  },
  "no JSON by its type": (event, chance) => ({
    body: event,
    headers: [
      ["content-type", pick(["text/plain", "application/x-www-form-urlencoded", ""], chance)],
      ["stripe-signature", createSignature(event)],
    ],
    status: 415,
  }),
  "from a page of another site": (event) => {
    const { body, headers } = attachSignatures(event, createSignature(event));
    return { body, headers: [...headers, ["origin", "https://evil.example"]], status: 403 };
  },
};

/** They take a while, so they are rare. */
const large: Forge = (event, chance) => {
  const body = event.padEnd(5 * MEGABYTE);
  return {
    ...attachSignatures(body, ...(chance() < 0.5 ? [createSignature(body)] : [])),
    status: 413,
  };
};
const LARGE_SHARE = 0.01;

/** A request that the provider didn't send, about something that has happened. */
export function forgery(event: string, chance: Chance): Forgery {
  const [name, forge]: [string, Forge] =
    chance() < LARGE_SHARE ? ["5 MB", large] : pick(Object.entries(forged), chance);
  return { name, status: 400, ...forge(event, chance) };
}

const signedOtherwise: Record<string, (event: string, chance: Chance) => string> = {
  "from the future": (event, chance) =>
    createSignature(event, { timestamp: now() + wholeNumber(1, 600, chance) }),
  "four minutes old": (event) => createSignature(event, { timestamp: now() - 240 }),
  "with an old and a new secret": (event) =>
    createSignature(event).replace("v1=", `v1=${"0".repeat(64)},v1=`),
  "with further schemes": (event) => `${createSignature(event)},v0=${"0".repeat(64)},v9=1`,
};

/**
 * An event that the provider has signed, if unusually: the webhook accepts it. A time in the future
 * is one of these, because only the provider can have signed it, and this server's clock may be
 * late.
 */
export function unusual(event: string, chance: Chance): Forgery {
  const [name, sign] = pick(Object.entries(signedOtherwise), chance);
  return { name, status: 200, ...attachSignatures(event, sign(event, chance)) };
}
