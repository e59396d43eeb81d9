import { toAsciiDigits } from "#lib/typed/ascii-digits.ts";

const FRACTIONS = {
  ...{ "¼": 1 / 4, "½": 1 / 2, "¾": 3 / 4, "⅓": 1 / 3, "⅔": 2 / 3 },
  ...{ "⅛": 1 / 8, "⅜": 3 / 8, "⅝": 5 / 8, "⅞": 7 / 8, "⅙": 1 / 6, "⅚": 5 / 6 },
  ...{ "⅕": 1 / 5, "⅖": 2 / 5, "⅗": 3 / 5, "⅘": 4 / 5 },
};
const WORDS = "one two three four five six seven eight nine ten eleven twelve".split(" ");
const FRACTION = `[${Object.keys(FRACTIONS).join("")}]`;
/** 2, 2.5, 2,5, 1/2, 1 1/2, ½, or 1½. */
const NUMBER = `(?:(?:\\d+\\s)?\\d+/\\d+|(?:\\d+\\s?)?${FRACTION}|\\d+(?:[.,]\\d{1,2})?)(?![\\d.,/]\\d|\\s?${FRACTION}|\\s\\d+/\\d)`;
/** A number of these says what something is like, not how much of it to buy. */
const OF_SIZE =
  "(?:\\s?(?:[-–x×]|to)\\s?\\d+(?:[.,]\\d+)?)*[-\\s]?(?:[%°\"″′']|(?:mms?|cms?|m|in|inch|inches|(?:centi|milli)?met(?:er|re)s?|fingers?|thumbs?|percent|min(?:ute)?s?|h(?:ou)?rs?|d|days?|weeks?|months?|y(?:ea)?rs?|fat|lean|count)\\b)";
/** A blend, such as 80/20, isn't a fraction. */
const BLEND = /^(\d+)\/(\d+)/;
const UNIT =
  "g|kg|mg|oz|lbs?|ml|cl|dl|l|grams?|kilos?|ounces?|pounds?|lit(?:er|re)s?|tbsp|tsp|cups?|cans?|tins?|jars?|packs?|bottles?|slices?|pieces?|sprigs?|cloves?|bunch(?:es)?";

const AMOUNT = new RegExp(`^(?:about )?${NUMBER}(?!\\d)(?!${OF_SIZE})`, "i");
const LEADING = new RegExp(`^(${NUMBER}\\s?(?:${UNIT}))\\.?\\s(?:of\\s)?(\\S.*)$`, "i");
/** A number, and words or an abbreviation after it. */
const SIMPLE = new RegExp(`^(${NUMBER})(\\s?)(\\D*)$`);
/** Amounts without a number: a bunch. */
const ONE_OF =
  /^(?:an?\s)?(?=(?:bunch|can|clove|cup|dash|dozen|drizzle|drop|handful|head|jar|knob|pinch|splash|sprig|sprinkling|stick|tin)\b)/i;
/** More is left to the cook, so any is enough. */
const ANY =
  /\b(?:to (?:taste|serve|garnish|finish)|for (?:serving|frying|garnish)|as (?:needed|required)|optional|some|garnish|topping)\b/i;

/** Splits "Eggs, 24" or "500 g of beef" into what to buy, and how much of it. */
export function splitAmount(name: string): { what: string; amount: string } {
  for (let at = name.indexOf(", ", 1); at > 0; at = name.indexOf(", ", at + 1)) {
    const amount = toAsciiDigits(name.slice(at + 2));
    if (AMOUNT.test(amount) && !isBlend(amount)) return { what: name.slice(0, at), amount };
  }
  const [, amount, what] = LEADING.exec(toAsciiDigits(name)) ?? [];
  return amount && what ? { what, amount } : { what: name, amount: "" };
}

/** The amount in a recipe's measure; empty if it has none, such as "to taste". */
export function parseAmount(measure: string): string {
  const counted = toAsciiDigits(measure)
    .replace(ONE_OF, "1 ")
    .replace(/^half(?: an?)?\b/i, "½")
    .replace(/^(?:a )?quarter(?: of an?| an?)?\b/i, "¼")
    .replace(/^[a-z]+\b/i, (word) => {
      const number = WORDS.indexOf(word.toLowerCase()) + 1;
      return number > 0 ? `${number}` : word;
    });
  const isCounted = /\d/.test(counted) || new RegExp(FRACTION).test(counted);
  return isCounted || (/\p{L}/u.test(counted) && !ANY.test(counted)) ? counted : "";
}

/** Adds an amount to those of an item: "50 g" and "20 g" is "70 g", with "1 tbsp" "50 g + 1 tbsp". */
export function addAmount(amounts: string, more: string): string {
  if (amounts === "" || more === "") return amounts || more;
  const parts = amounts.split(" + ");
  const at = parts.findIndex((part) => addSimple(part, more) !== undefined);
  if (at < 0) return `${amounts} + ${more}`;
  return parts.map((part, index) => (index === at ? addSimple(part, more) : part)).join(" + ");
}

/** The sum of two amounts, in the larger of two units; undefined if these can't be added. */
function addSimple(one: string, other: string): string | undefined {
  const [first, second] = [parseSimple(one), parseSimple(other)];
  if (!first || !second) return undefined;
  const ratio = first.key === second.key ? 1 : findRatio(first.key, second.key);
  if (ratio === undefined) return undefined;
  // The longer of "cup" and "cups" is the plural.
  const unit = second.unit.length > first.unit.length ? second.unit : first.unit;
  if (ratio === 1) return `${round(first.number + second.number)}${first.space}${unit}`;
  return ratio > 1
    ? `${round(first.number + second.number / ratio)}${first.space}${first.unit}`
    : `${round(first.number * ratio + second.number)}${second.space}${second.unit}`;
}

/** A number with its unit, as written and in short; undefined for an amount of another form. */
export function parseSimple(amount: string) {
  const [, number = "", space = "", unit = ""] = SIMPLE.exec(amount) ?? [];
  return number ? { number: parseNumber(number), space, unit, key: toUnitKey(unit) } : undefined;
}

/** The size of a unit in another one; undefined if they measure different things. */
function findRatio(unit: string, other: string): number | undefined {
  const [size, otherSize] = [SIZES[unit], SIZES[other]];
  return size && size.of === otherSize?.of ? size.times / otherSize.times : undefined;
}

const round = (number: number) => Math.round(number * 100) / 100;

/** Units that are so many times another one. */
const SIZES: Record<string, { of: string; times: number } | undefined> = {
  ...{ g: { of: "g", times: 1 }, kg: { of: "g", times: 1000 } },
  ...{ oz: { of: "oz", times: 1 }, lb: { of: "oz", times: 16 } },
  ...{ ml: { of: "ml", times: 1 }, cl: { of: "ml", times: 10 }, dl: { of: "ml", times: 100 } },
  l: { of: "ml", times: 1000 },
};

const SHORT_UNITS: Record<string, string | undefined> = {
  ...{ gram: "g", kilo: "kg", kilogram: "kg", ounce: "oz", pound: "lb" },
  ...{ liter: "l", litre: "l", tablespoon: "tbsp", tb: "tbsp", teaspoon: "tsp" },
};

const isBlend = (amount: string): boolean => {
  const [, over = "0", under = "1"] = BLEND.exec(amount) ?? [];
  return Number(over) > Number(under);
};

function toUnitKey(unit: string): string {
  // A tablespoon and a teaspoon.
  if (/^t$/i.test(unit)) return unit;
  const key = unit.toLowerCase().replace(/\.$/, "").replace(/s$/, "");
  return SHORT_UNITS[key] ?? key;
}

function parseNumber(text: string): number {
  const parts = text.match(new RegExp(`\\d+/\\d+|\\d+(?:[.,]\\d+)?|${FRACTION}`, "g")) ?? [];
  return parts.reduce((sum, part) => {
    const [over = "", under = "1"] = part.split("/");
    const fraction = FRACTIONS[part as keyof typeof FRACTIONS];
    return sum + (fraction ?? Number(over.replace(",", ".")) / Number(under));
  }, 0);
}
