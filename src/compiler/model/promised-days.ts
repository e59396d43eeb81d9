import { toAsciiDigits } from "#lib/typed/ascii-digits.ts";
import type { Path } from "../yaml/path.ts";
import type { allCopy } from "./all-copy.ts";

type Copy = ReturnType<typeof allCopy>[number];

/** A span of time in a text about refunds. */
export interface PromisedDays {
  written: string;
  /** A month has 30 or 31 days. */
  fewest: number;
  most: number;
}

const ONES =
  "one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen".split(
    " ",
  );
const TENS = "twenty thirty forty fifty sixty seventy eighty ninety".split(" ");
const WORDS = new Map([
  ...["hundred", "a hundred", "one hundred"].map((word): [string, number] => [word, 100]),
  ["a couple of", 2],
  ...["a", "an", ...ONES].map((word, at): [string, number] => [word, Math.max(1, at - 1)]),
  ...TENS.flatMap((ten, at): [string, number][] => [
    [ten, 10 * (at + 2)],
    ...ONES.slice(0, 9).flatMap((one, digit): [string, number][] => [
      [`${ten}-${one}`, 10 * (at + 2) + digit + 1],
      [`${ten} ${one}`, 10 * (at + 2) + digit + 1],
    ]),
  ]),
]);
const UNITS: Record<string, [fewest: number, most: number]> = {
  day: [1, 1],
  night: [1, 1],
  week: [7, 7],
  wk: [7, 7],
  fortnight: [14, 14],
  month: [30, 31],
  mo: [30, 31],
  year: [365, 366],
};

const NUMBERS = [...WORDS.keys()].toSorted((a, b) => b.length - a.length).join("|");
const HALF = "½| ½|[.,]5| and a half";
const COUNT = `\\d{1,3}(?:,\\d{3})+|(?:\\d{1,4}|${NUMBERS})(?:${HALF})?`;
const KIND =
  "(?:full|whole|calendar|consecutive|(?:risk|worry)[-\\s]free|no[-\\s]risk|money[-\\s]back)";
const SPAN = new RegExp(
  "(?<![\\d/.])\\b(?:(?<share>half|three[-\\s]quarters of|\\d/\\d(?: of)?)\\s(?:an?\\s)?|" +
    `(?<count>${COUNT}|a couple of)\\+?(?: \\([\\w-]+\\))?[-\\s\u2010-\u2013]*(?:${KIND}[-\\s]){0,2})` +
    `(?<unit>(?<=\\d ?)d|${Object.keys(UNITS).join("|")})s?\\b(?<half> and a half)?`,
  "gi",
);
/** `until day 60`, `until the 60th day` */
const LAST_DAY = new RegExp(
  `(?<=\\b(?:up to|until|till|through|before|by) )(?:day (?<count>\\d{1,4}|${NUMBERS})|(?:the )?(?<nth>\\d{1,4})(?:st|nd|rd|th) day)\\b`,
  "gi",
);
/** `lifetime money-back guarantee`, `your money back at any time` */
const UNLIMITED =
  /\b(?:life[-\s]?time|unlimited|forever)[-\s](?:[\w-]+[-\s]){0,2}(?:guarantee|refunds?|money[-\s]back)|(?:(?<!\babout )\brefund(?:s|ed)?|money[-\s]back|(?:cent|penny)s? back)(?: \w+){0,2} (?:at )?any ?time|\bno time limit/gi;

const ABOUT_REFUNDS =
  /\brefund|money[-\s]back|money returned|\bpay you back|guarantee|\bwithdraw|risk[-\s]free|\breimburs|(?:every|each|last) (?:cent|penny|dollar)s? back|return what you paid/i;
/** A program, a meal plan, and the results they promise have spans of their own. */
const OF_A_PROGRAM = /^[-\s]+(?:\w+[-\s]){0,2}(?:program|plan|challenge|course|diet|menu|reset)\b/i;
/** "Twice a week" and "a day" are how often. */
const OFTEN = /(?:once|twice|times|each|every|per) $/i;
const PROGRAM_OF = /\b(?:program|plan|challenge|course|diet|menu) (?:of|over) (?:about )?$/i;
/** The time that a refund takes, and the rights that the law gives, aren't the guarantee. */
const OTHER_SPAN =
  /after that|\bbanks?\b|(?:working|business) days|by law|\blegal|statutory|right of withdrawal|right to withdraw by|\b(?:arrives?|process(?:ed)?|answer|reply|respond) |\b(?:refunds?|money|it|this|that) (?:\w+ )?takes? |of your request|is back within|days a week|\b(?:have|get) your refund in\b|\b(?:feel|notice|see|lose)s?\b(?!.*(?:\brefund|money[-\s]back|\bpay you back|(?:cent|penny)s? back))/i;

/** A refund comes no later than some days after the buyer asked, which has a limit of its own. */
const LATEST = /no later than|at the latest/i;
const BUYER_ASKS =
  /\b(?:ask|tell us|write|email|contact|claim|let us know|request (?:it|one|a|your)|return it)\b/i;

/** The spans of time that a text about refunds promises, as in "30-day guarantee". */
export function findPromisedDays(text: string, heading: string): PromisedDays[] {
  if (!ABOUT_REFUNDS.test(text) && !ABOUT_REFUNDS.test(heading)) return [];
  return text
    .split(/(?<=[.!?;])\s+/)
    .filter((sentence) => !LATEST.test(sentence) || BUYER_ASKS.test(sentence))
    .flatMap((sentence) => sentence.split(/,\s+|\s+and\s+(?!a half)/))
    .filter((clause) => !OTHER_SPAN.test(clause))
    .flatMap((clause) => [...findSpans(clause), ...findUnlimited(clause)]);
}

function findSpans(clause: string): PromisedDays[] {
  return [SPAN, LAST_DAY]
    .flatMap((span) => [...toAsciiDigits(clause).matchAll(span)])
    .filter(({ index, 0: span }) => {
      const before = clause.slice(0, index);
      const isOfProgram = OF_A_PROGRAM.test(clause.slice(index + span.length));
      if (/^an? day/i.test(span)) return false;
      return !isOfProgram && !PROGRAM_OF.test(before) && !OFTEN.test(before);
    })
    .map(({ index, 0: span, groups = {} }) => {
      const { share, count, nth, unit = "day", half } = groups;
      const [fewest, most] = UNITS[unit.toLowerCase()] ?? [1, 1];
      const times = (share ? readShare(share) : readCount(count ?? nth ?? "")) + (half ? 0.5 : 0);
      const written = clause.slice(index, index + span.length);
      return { written, fewest: Math.floor(times * fewest), most: Math.ceil(times * most) };
    });
}

const findUnlimited = (clause: string): PromisedDays[] =>
  [...clause.matchAll(UNLIMITED)].map(([written]) => {
    const days = Number.POSITIVE_INFINITY;
    return { written, fewest: days, most: days };
  });

/** "half", "three-quarters of", "1/2" */
function readShare(text: string): number {
  const [over, under] = text.match(/\d/g) ?? (/^half/i.test(text) ? [1, 2] : [3, 4]);
  return Number(over) / Number(under);
}

const HALF_AT_END = new RegExp(`(?:${HALF})$`, "i");

function readCount(text: string): number {
  const whole = text.replace(HALF_AT_END, "").toLowerCase();
  const count = WORDS.get(whole) ?? Number(whole.replaceAll(",", ""));
  return HALF_AT_END.test(text) ? count + 0.5 : count;
}

/** The title, heading, or question above a text. */
export function findHeadings(copies: readonly Copy[]): (copy: Copy) => string {
  const headings = new Map<string, string>();
  for (const { source, at, text } of copies)
    if (["title", "heading", "question"].includes(String(at.at(-1))))
      headings.set(createKey(source.file, at), text);
  return ({ source, at }) => headings.get(createKey(source.file, at)) ?? "";
}

/** The block that a text is in. */
function createKey(file: string, at: Path): string {
  const last = at.findLastIndex((part) => typeof part === "string");
  return JSON.stringify([file, ...at.slice(0, last)]);
}
