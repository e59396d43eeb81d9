import { describe, expect, test } from "vitest";
import { parsePersonName } from "../../../supabase/functions/withdraw/person-name.ts";

describe("parsePersonName", () => {
  test.each([
    ...[
      "Jane Doe",
      "José Ñandú-O’Brien",
      "D'Angelo",
      "J. R. R. Tolkien",
      "Martin Luther King, Jr.",
    ],
    ...[
      "李小龍",
      "ジャン・ドゥ",
      "Nguyễn Văn A",
      "अनुष्का शर्मा",
      "عبد الله",
      "Müller & Co.",
      "Louis 14",
    ],
  ])("keeps %s", (name) => {
    expect(parsePersonName(` ${name} `)).toBe(name);
  });

  test.each([
    ["Jane  Doe", "Jane Doe"],
    ["Jane\u200B D\u202Eoe\uFEFF", "Jane Doe"],
    ["Ｊane", "Jane"],
    ["Dr.Lee", "Dr. Lee"],
    ["Go to pay.example.com now", "Go to pay. example. com now"],
    ["pay．example", "pay. example"],
  ])("cleans %j", (typed, name) => {
    expect(parsePersonName(typed)).toBe(name);
  });

  test.each([
    ...["", " ", "\u200B", "...", "12345", "a".repeat(101)],
    ...[
      "Refund on hold! Confirm at https://pay.example",
      "jane@example.com",
      "//pay",
      "a:b",
      "<b>",
    ],
    ...["Jane\nDoe", "Jane\u2028Doe", "Jane\0", "Jane\uD800", "pay。example", "jane＠example.com"],
  ])("refuses %j", (typed) => {
    expect(parsePersonName(typed)).toBeUndefined();
  });
});
