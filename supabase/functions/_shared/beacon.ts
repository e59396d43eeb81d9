import { parseJson, Refusal } from "./endpoint.ts";

/** What a page reports about a visit. No field of it can hold an answer. */
export interface Beacon {
  visit: string;
  version: string;
  arms: Record<string, string>;
  /** Only in the first beacon. */
  source?: Record<string, string>;
  events: { n: number; type: string; place: string; seconds?: number }[];
}

const FIELDS = ["visit", "version", "arms", "source", "events"];
const EVENT_FIELDS = ["n", "type", "place", "seconds"];
const TYPES = ["entered", "left", "answered", "checkout_started", "account_created"];
const TAGS = ["utm_source", "utm_medium", "utm_campaign", "utm_term", "utm_content", "referrer"];
const CLICKS = ["gclid", "fbclid", "ttclid", "msclkid"];
const DEVICES = ["phone", "tablet", "desktop"];

const VISIT = /^[\w-]{22}$/;
/** Ids of steps, experiments, and arms; a place is a step, in an arm if it's in several. */
const ID = /^[\w.:/-]{1,80}$/;
const MOST_EVENTS = 100;
const MOST_ARMS = 20;
const MOST_N = 100_000;
const SECONDS_A_DAY = 86_400;
const LONGEST_TAG = 100;

/** Reads a beacon. Refuses it as a whole if anything in it isn't as the pages send it. */
export function readBeacon(body: string): Beacon {
  const beacon = parseJson(body);
  if (!isBeacon(beacon)) throw new Refusal(400, "This is not a beacon.");
  return beacon;
}

const isBeacon = (value: unknown): value is Beacon =>
  isRecord(value, FIELDS) &&
  isText(value.visit, VISIT) &&
  isText(value.version, ID) &&
  isArms(value.arms) &&
  (value.source === undefined || isSource(value.source)) &&
  Array.isArray(value.events) &&
  value.events.length > 0 &&
  value.events.length <= MOST_EVENTS &&
  value.events.every(isEvent) &&
  new Set(value.events.map(({ n }) => n)).size === value.events.length;

const isArms = (arms: unknown): boolean =>
  isRecord(arms) &&
  Object.keys(arms).length <= MOST_ARMS &&
  Object.entries(arms).every(([experiment, arm]) => isName(experiment) && isName(arm));

const isSource = (source: unknown): boolean =>
  isRecord(source, [...TAGS, "click", "device"]) &&
  isOneOf(source.device, DEVICES) &&
  (source.click === undefined || isOneOf(source.click, CLICKS)) &&
  TAGS.every((tag) => source[tag] === undefined || isTag(source[tag]));

const isEvent = (event: unknown): boolean =>
  isRecord(event, EVENT_FIELDS) &&
  isWholeUpTo(event.n, MOST_N) &&
  isOneOf(event.type, TYPES) &&
  isText(event.place, ID) &&
  (event.type === "left" ? isWholeUpTo(event.seconds, SECONDS_A_DAY) : event.seconds === undefined);

function isRecord(value: unknown, fields?: string[]): value is Record<string, unknown> {
  if (typeof value !== "object" || value === null || Array.isArray(value)) return false;
  return fields === undefined || Object.keys(value).every((key) => fields.includes(key));
}

const isText = (value: unknown, pattern: RegExp): value is string =>
  typeof value === "string" && pattern.test(value);

/** Groups are stored as `experiment:arm`, with spaces in between. */
const isName = (value: unknown): boolean => isText(value, ID) && !value.includes(":");

/** Whatever an address holds, except what a database can't store. */
const isTag = (value: unknown): boolean =>
  typeof value === "string" && value.length <= LONGEST_TAG && !/[\p{Cc}\p{Cs}]/u.test(value);

const isOneOf = (value: unknown, list: string[]): boolean =>
  typeof value === "string" && list.includes(value);

const isWholeUpTo = (value: unknown, most: number): boolean =>
  Number.isInteger(value) && Number(value) >= 0 && Number(value) <= most;
