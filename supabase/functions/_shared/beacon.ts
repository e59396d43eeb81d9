import { isJsonObject } from "#lib/json.ts";
import { cleanTypedAddress } from "#lib/typed/typed-text.ts";
import { ADDRESS_IN_TAG } from "#rules/numbers/address-in-tag.ts";
import { VISIT_ID } from "#rules/numbers/visit-id.ts";
import { parseJson, Refusal } from "./endpoint.ts";

/** The report of a page about a visit. No field of it can hold an answer. */
export interface Beacon {
  visit: string;
  version: string;
  arms: Record<string, string>;
  /** Only in the first beacon. */
  source?: Record<string, string>;
  events: { n: number; type: string; place: string; seconds?: number }[];
}

const TYPES = ["entered", "left", "answered", "checkout_started", "account_created"];
const TAGS = ["utm_source", "utm_medium", "utm_campaign", "utm_term", "utm_content", "referrer"];
const CLICKS = ["gclid", "fbclid", "ttclid", "msclkid"];
const DEVICES = ["phone", "tablet", "desktop"];

/** Ids of steps, experiments, and arms; a place is a step, in an arm if it's in several. */
const ID = /^[\w.:/-]{1,80}$/;
const MAX_EVENTS = 100;
const MAX_ARMS = 20;
const MAX_ARMS_LENGTH = 1_000;
const MAX_N = 100_000;
const SECONDS_A_DAY = 86_400;
const MAX_TAG_LENGTH = 100;

/**
 * Reads a beacon. A value that isn't as the pages send it is left out, because an address can hold
 * anything, and a tab's storage, too. Refuses a beacon without a visit or without any event.
 */
export function readBeacon(body: string): Beacon {
  const beacon = parseJson(body);
  if (
    !isJsonObject(beacon) ||
    !isText(beacon.visit, VISIT_ID) ||
    !isText(beacon.version, ID) ||
    !isJsonObject(beacon.arms) ||
    !Array.isArray(beacon.events)
  )
    throw notABeacon();
  const { visit, version, arms, source } = beacon;
  const events = readEvents(beacon.events);
  if (events.length === 0) throw notABeacon();
  return {
    ...{ visit, version, events },
    arms: readArms(arms),
    ...(isJsonObject(source) && { source: readTags(source) }),
  };
}

const notABeacon = () => new Refusal(400, "This is not a beacon.");

function readArms(arms: Record<string, unknown>): Record<string, string> {
  const named = Object.entries(arms)
    .filter((arm): arm is [string, string] => arm.every(isName))
    .slice(0, MAX_ARMS);
  // They're counted together, and a key of the database's index is only so long.
  return named.join().length > MAX_ARMS_LENGTH ? {} : Object.fromEntries(named);
}

function readTags(source: Record<string, unknown>): Record<string, string> {
  const tags = TAGS.map((tag) => [tag, cleanTag(source[tag])]);
  const { click, device } = source;
  return {
    ...Object.fromEntries(tags.filter(([, value]) => value)),
    ...(isOneOf(click, CLICKS) && { click }),
    ...(isOneOf(device, DEVICES) && { device }),
  };
}

/**
 * A tag as it's counted, so that ` Facebook ` and `facebook` are one source once it's in lower case.
 * Undefined for an email address, which some mail programs write into links.
 */
function cleanTag(value: unknown): string | undefined {
  if (typeof value !== "string") return undefined;
  const tag = cleanTypedAddress(value.normalize("NFKC").replace(/\s+/g, " "));
  return ADDRESS_IN_TAG.test(tag)
    ? undefined
    : tag.slice(0, MAX_TAG_LENGTH).replace(/\p{Cs}/gu, "");
}

function readEvents(events: unknown[]): Beacon["events"] {
  const byNumber = new Map<number, Beacon["events"][number]>();
  for (const event of events.slice(0, MAX_EVENTS))
    if (isEvent(event) && !byNumber.has(event.n)) {
      const { n, type, place, seconds } = event;
      byNumber.set(n, { n, type, place, ...(seconds !== undefined && { seconds }) });
    }
  return [...byNumber.values()];
}

const isEvent = (event: unknown): event is Beacon["events"][number] =>
  isJsonObject(event) &&
  isWholeUpTo(event.n, MAX_N) &&
  isOneOf(event.type, TYPES) &&
  isText(event.place, ID) &&
  (event.type === "left" ? isWholeUpTo(event.seconds, SECONDS_A_DAY) : event.seconds === undefined);

const isText = (value: unknown, pattern: RegExp): value is string =>
  typeof value === "string" && pattern.test(value);

/** Groups are stored as `experiment:arm`, with spaces in between. */
const isName = (value: unknown): boolean => isText(value, ID) && !value.includes(":");

const isOneOf = (value: unknown, list: string[]): value is string =>
  typeof value === "string" && list.includes(value);

const isWholeUpTo = (value: unknown, most: number): boolean =>
  Number.isInteger(value) && Number(value) >= 0 && Number(value) <= most;
