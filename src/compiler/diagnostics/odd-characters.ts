/** Characters that no one sees, or that look like a space, with their names. */
const NAMES: [characters: string, name: string][] = [
  ["\u0085", "a next-line character"],
  ["\u00a0", "a no-break space"],
  ["\u00ad", "a soft hyphen"],
  ["\u200b", "a zero-width space"],
  ["\u200c", "a zero-width non-joiner"],
  ["\u200d", "a zero-width joiner"],
  ["\u200e", "a left-to-right mark"],
  ["\u200f", "a right-to-left mark"],
  ["\u2028", "a line separator"],
  ["\u2029", "a paragraph separator"],
  ["\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069", "a mark for the direction of text"],
  ["\u202f", "a narrow no-break space"],
  ["\u2060", "a word joiner"],
  ["\ufeff", "a byte order mark"],
];

const SPACE = /[\u00a0\u1680\u2000-\u200a\u202f\u205f\u3000]/;
const HIDDEN = /[\p{Default_Ignorable_Code_Point}\p{Cc}\u2028\u2029\u2800\ufff9-\ufffc]/u;
/** Typographers use these in texts, and emoji and other scripts need them. */
const USED_IN_TEXTS =
  /[\u00ad\u061c\u200c-\u200f\t\n\r]|\u034f|[\ufe00-\ufe0f]|[\u{e0020}-\u{e007f}]/u;
const DASH = /[\u02d7\u2010-\u2015\u2043\u2212\ufe58\ufe63\uff0d]/;

/** Letters of other scripts, each with the one that it looks like. */
const LOOKALIKES: [script: string, pairs: string][] = [
  ["a Cyrillic", "аa сc ԁd еe һh іi јj кk мm оo рp ԛq ѕs ѵv ԝw хx уy АA ВB СC ЕE НH ІI ЈJ КK МM"],
  ["a Cyrillic", "ОO РP ЅS ТT ХX УY ӏl ӀI"],
  ["an Armenian", "հh յj ոn օo զq սu"],
  ["a special", "ɑa ɡg ıi ȷj ƖI ⲟo"],
  ["a Cherokee", "ᎠD ᎡR ᎢT ᎪA ᎬE ᎻH ᏀG ᏃZ ᏚS ᏢP"],
  ["a Greek", "αa ϲc ιi ϳj κk νv οo υu ρp χx γy ΑA ΒB ΕE ΗH ΙI ΚK ΜM ΝN ΟO ΡP ΤT ΧX ΥY ΖZ"],
];

/** Ids, fields, addresses, and values with a unit: anything that isn't a text for visitors. */
const NAME = /^[\w./{}|:#@%$+-]+( [\w%]+)?$/;

const MAX_BEFORE = 24;

/**
 * Says what a person can't see in a word that an author typed, or would take for something else:
 * `a zero-width space (U+200B) after "tit"`. Undefined if there's nothing.
 */
export function describeOddCharacters(word: string): string | undefined {
  const isName = NAME.test(cleanWord(word));
  let before = "";
  for (const character of word) {
    const what = describe(character, isName);
    if (what !== undefined) {
      const where = before === "" ? "at the start" : `after "${before.slice(-MAX_BEFORE)}"`;
      return `${what} (${formatCodePoint(character)}) ${where}`;
    }
    before += character;
  }
  return undefined;
}

/** The word without such characters. A text keeps what typographers use. */
export function cleanWord(word: string): string {
  const name = [...word].map(cleanCharacter).join("").trim();
  if (NAME.test(name)) return name;
  return [...word].filter((character) => !isHidden(character, false)).join("");
}

function describe(character: string, isName: boolean): string | undefined {
  if (isHidden(character, isName)) return nameCharacter(character);
  const clean = cleanCharacter(character);
  if (!isName || clean === character) return undefined;
  if (DASH.test(character)) return "a dash that isn't a hyphen";
  const [script = "a special"] = LOOKALIKES.find(([, pairs]) => pairs.includes(character)) ?? [];
  return `${script} letter that looks like "${clean}"`;
}

function isHidden(character: string, isName: boolean): boolean {
  return isName
    ? HIDDEN.test(character) || SPACE.test(character)
    : HIDDEN.test(character) && !USED_IN_TEXTS.test(character);
}

/** The character that a name should have instead. */
function cleanCharacter(character: string): string {
  if (/[ -~\t\n\r]/.test(character)) return character;
  if (SPACE.test(character)) return " ";
  if (HIDDEN.test(character)) return "";
  if (DASH.test(character)) return "-";
  const [, pairs = ""] = LOOKALIKES.find(([, all]) => all.includes(character)) ?? [];
  if (pairs !== "") return pairs.charAt(pairs.indexOf(character) + 1);
  // Full-width letters, ligatures, and letters from mathematics.
  return /[\p{L}\p{N}]/u.test(character) ? character.normalize("NFKC") : character;
}

function nameCharacter(character: string): string {
  const [, name] = NAMES.find(([characters]) => characters.includes(character)) ?? [];
  return name ?? (SPACE.test(character) ? "a special kind of space" : "an invisible character");
}

function formatCodePoint(character: string): string {
  return `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, "0")}`;
}

/**
 * A message that quotes a word with such characters, with the character named and the word as it
 * should be. Nobody could find it in `Unknown field "title". Did you mean "title"?`.
 */
export function nameOddCharacters(message: string): string {
  for (const { 0: quoted, 1: word = "", index } of message.matchAll(/"([^"]*)"/g)) {
    const odd = describeOddCharacters(word);
    if (odd === undefined) continue;
    const clean = cleanWord(word);
    const [, meant = clean] =
      / Did you mean "([^"]+)"\?/.exec(message.slice(index + quoted.length)) ?? [];
    const before = message.slice(0, index);
    if (clean === "") return `${before}"": it contains ${odd}, and nothing else. Write a word.`;
    return `${before}"${clean}": it contains ${odd}. Write "${meant}".`;
  }
  return message;
}
