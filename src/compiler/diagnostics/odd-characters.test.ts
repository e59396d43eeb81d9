import { describe, expect, test } from "vitest";
import { cleanWord, describeOddCharacters, nameOddCharacters } from "./odd-characters.ts";

describe("describeOddCharacters", () => {
  test.each([
    ["tit\u200ble", 'a zero-width space (U+200B) after "tit"', "title"],
    ["\ufefftitle", "a byte order mark (U+FEFF) at the start", "title"],
    ["titl\u0435", 'a Cyrillic letter that looks like "e" (U+0435) after "titl"', "title"],
    ["tit\u04cfe", 'a Cyrillic letter that looks like "l" (U+04CF) after "tit"', "title"],
    ["g\u03bfals", 'a Greek letter that looks like "o" (U+03BF) after "g"', "goals"],
    ["t\u0131tle", 'a special letter that looks like "i" (U+0131) after "t"', "title"],
    ["g\u0585als", 'an Armenian letter that looks like "o" (U+0585) after "g"', "goals"],
    ["pot\uff0dbelly", 'a dash that isn\'t a hyphen (U+FF0D) after "pot"', "pot-belly"],
    ["ti\ufffctle", 'an invisible character (U+FFFC) after "ti"', "title"],
    ["pot\u2011belly", 'a dash that isn\'t a hyphen (U+2011) after "pot"', "pot-belly"],
    ["\ufb01t", 'a special letter that looks like "fi" (U+FB01) at the start', "fit"],
    ["500\u00a0ms", 'a no-break space (U+00A0) after "500"', "500 ms"],
    ["moon\u00a0", 'a no-break space (U+00A0) after "moon"', "moon"],
    ["Your \u202eplan", 'a mark for the direction of text (U+202E) after "Your "', "Your plan"],
  ])("names what nobody sees in %j", (word, odd, clean) => {
    expect([describeOddCharacters(word), cleanWord(word)]).toEqual([odd, clean]);
  });

  test.each([
    ...["sleep", "", "5-6", "À bientôt, 5 €", "Сон и отдых", "Why\u00a0? Be\u00adcause.", "…"],
    ...["👩\u200d🍳 Cook", "❤\ufe0f", "می\u200cخواهم", "line\nline", "Café", "½"],
  ])("finds nothing in %j", (word) => {
    expect([describeOddCharacters(word), cleanWord(word)]).toEqual([undefined, word]);
  });
});

describe("nameOddCharacters", () => {
  test.each([
    [
      'Unknown field "tit\u200ble". Did you mean "title"?',
      'Unknown field "title": it contains a zero-width space (U+200B) after "tit". Write "title".',
    ],
    [
      'Unknown step "slep\u00a0". Did you mean "sleep"?',
      'Unknown step "slep": it contains a no-break space (U+00A0) after "slep". Write "sleep".',
    ],
    [
      'Unknown icon "\u200b". Use a name from the Phosphor icon set.',
      'Unknown icon "": it contains a zero-width space (U+200B) at the start, and nothing else. Write a word.',
    ],
    ['Unknown step "slep". Did you mean "sleep"?', 'Unknown step "slep". Did you mean "sleep"?'],
  ])("turns %j into a message that helps", (message, named) => {
    expect(nameOddCharacters(message)).toBe(named);
  });
});
