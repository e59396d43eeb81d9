import { describe, expect, test } from "vitest";
import { accountAddressError } from "../account-address.ts";
import { toAsciiDigits } from "./ascii-digits.ts";
import { codeError, extractDigits } from "./six-digits.ts";
import { cleanTypedAddress, cleanTypedLines, cleanTypedText } from "./typed-text.ts";

// A zero-width space, both joiners, a mark, an override, an isolate, a word joiner, a byte order
// mark, a soft hyphen, a combining joiner, a variation selector, a tag, control characters, the
// place of a picture, and half an emoji.
const INVISIBLE = [
  ..."\u200B\u200C\u200D\u200F\u202E\u2066\u2060\uFEFF\u00AD\u034F\uFE0F\u{E0041}\0\u0007",
  ..."\uFFFC\uD83D",
];

describe("typed text", () => {
  test.each(INVISIBLE.map((character) => character.codePointAt(0)?.toString(16)))(
    "loses U+%s, wherever it is",
    (code = "") => {
      const character = String.fromCodePoint(Number.parseInt(code, 16));
      const around = (text: string) => `${character}${text}${character}`;
      expect(cleanTypedAddress(around("ann@example.com"))).toBe("ann@example.com");
      expect(cleanTypedText(around("Ann"))).toBe("Ann");
      expect(cleanTypedLines(around("Ann"))).toBe("Ann");
    },
  );

  test("loses it inside of a word, too", () => {
    expect(cleanTypedAddress("an\u200Bn@exa\u00ADmple\u2060.com")).toBe("ann@example.com");
    expect(cleanTypedText("Rib\u200Deye")).toBe("Ribeye");
  });

  test.each([
    ["a no-break space", " Ann\u00A0Lee\u3000", "Ann Lee"],
    ["a filler that looks like a space", "Ann\u3164Lee\u2800", "Ann Lee"],
    ["a line break", "Ann\r\nLee\u2028", "Ann  Lee"],
    ["a decomposed letter", "Ann Le\u0301", "Ann L\u00E9"],
  ])("has spaces and letters in one form: %s", (_, typed, clean) => {
    expect(cleanTypedText(typed)).toBe(clean);
    expect(cleanTypedAddress(typed)).toBe(clean);
  });

  test("has addresses and codes of Asian keyboards in usual width", () => {
    expect(cleanTypedAddress("ｊａｎｅ１＠ｅｘ。ｃｏｍ")).toBe("jane1@ex.com");
  });

  test.each(["<jane@ex.com>", "mailto:jane@ex.com", "jane@ex.com,", "jane@ex.com."])(
    "isn't the address of an account with what was pasted around it: %s",
    (typed) => {
      expect(accountAddressError("jane@ex.com")).toBeUndefined();
      expect(accountAddressError(typed)).toBe("Please enter a valid email");
    },
  );

  test.each(["👩‍👩‍👧‍👦", "❤️", "🏴󠁧󠁢󠁥󠁮󠁧󠁿", "1️⃣", "🧑🏽‍🚒", "می‌خواهم", "क्‍ष", "葛󠄀", "ᠠ᠋"])(
    "keeps what %s is written with, but not in an address",
    (text) => {
      expect(cleanTypedText(text)).toBe(text);
      expect(cleanTypedLines(text)).toBe(text);
      expect(cleanTypedAddress(text).length).toBeLessThan(text.length);
    },
  );

  test("keeps line breaks and what's between them in notes", () => {
    expect(cleanTypedLines("Slept well.\r\n\n\u200B- Ribeye\u00A0🥩 \n")).toBe(
      "Slept well.\n\n- Ribeye 🥩 \n",
    );
  });
});

describe("digits", () => {
  test.each(["٨٠,٥", "۸۰,۵", "८०,५", "８０,５", "๘๐,๕", "𝟠𝟘,𝟝", "𝟪𝟢,𝟧", "𑛘𑛐,𑛕"])(
    "reads %s as 80,5",
    (typed) => {
      expect(toAsciiDigits(typed)).toBe("80,5");
    },
  );

  test("are as many of each as Unicode knows", () => {
    const all = Array.from({ length: 0x20000 }, (_, code) => String.fromCodePoint(code));
    const digits = toAsciiDigits(all.filter((one) => /^\p{Nd}$/u.test(one)).join(""));
    expect(digits.length).toBeGreaterThan(600);
    expect(digits).toBe("0123456789".repeat(digits.length / 10));
  });

  test.each(["123456", " 123 456", "123-456", "\u200B123456", "١٢٣٤٥٦", "１２３４５６"])(
    "accepts the code %j",
    (typed) => {
      expect(codeError(typed)).toEqual({});
      expect(extractDigits(typed)).toBe("123456");
    },
  );

  test.each(["", "12345", "1234567", "abcdef"])("rejects the code %j", (typed) => {
    expect(codeError(typed)).toEqual({ code: "Please enter the 6-digit code" });
  });
});
