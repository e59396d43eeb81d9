import { describe, expect, test } from "vitest";
import { readSource } from "./read-source.ts";

const open = (search: string, referrer = "", matching: string[] = []) =>
  readSource({ host: "quiz.example", search }, referrer, (query) => matching.includes(query));

const TOUCH = "(pointer:coarse)";
const LARGE = "(min-width:600px) and (min-height:600px)";

describe("readSource", () => {
  test("reads the tags of the address, and the kind of a click id but not the id", () => {
    const search =
      "?utm_source=mail&utm_medium=a&utm_campaign=b&utm_term=c&utm_content=d&utm_id=e&fbclid=secret&variant=x:B";
    expect(open(search)).toEqual({
      utm_source: "mail",
      utm_medium: "a",
      utm_campaign: "b",
      utm_term: "c",
      utm_content: "d",
      click: "fbclid",
      device: "desktop",
    });
  });

  test("leaves out what only looks like a tag or a click id", () => {
    expect(open("?my_utm_source=a&my_gclid=b&gclid_of=c")).toEqual({ device: "desktop" });
  });

  test("leaves out empty tags, and shortens long ones", () => {
    expect(open(`?utm_source=&utm_term=${"a".repeat(300)}&utm_sourcery=1`)).toEqual({
      utm_term: "a".repeat(100),
      device: "desktop",
    });
  });

  test("leaves out an address that is at the end of a long tag", () => {
    const tag = `${"a".repeat(91)}jane.doe@example.com`;
    expect(open(`?utm_content=${tag}`)).toEqual({ device: "desktop" });
  });

  test.each([
    ["lowcarb%0A", "lowcarb"],
    ["low%09carb", "low carb"],
    ["%20%C2%A0Facebook%E2%80%8B%20", "Facebook"],
    ["%EF%BC%A6acebook", "Facebook"],
    ["@janedoe", "@janedoe"],
    [`${"a".repeat(99)}%F0%9F%99%82`, "a".repeat(99)],
    ["%00", undefined],
    ["jane%40example.com", undefined],
    ["jane%2540example.com", undefined],
    ["jane@%E2%80%8Bexample.com", undefined],
    ["jane%20@%20example.com", undefined],
    ["face%E2%80%8Bbook", "facebook"],
    ["for%20jane%EF%BC%A0example.com", undefined],
  ])("cleans the tag %s", (value, tag) => {
    for (const name of ["utm_content", "utm_source"])
      expect(open(`?${name}=${value}`)).toEqual({
        device: "desktop",
        ...(tag && { [name]: tag }),
      });
  });

  test.each([
    ["https://search.example/find?q=diet", "search.example"],
    ["android-app://com.example.mail/", "com.example.mail"],
    ["https://quiz.example/help", undefined],
    ["", undefined],
    ["nonsense", undefined],
  ])("reads only the host of the page before: %s", (referrer, host) => {
    expect(open("", referrer).referrer).toBe(host);
  });

  test("distinguishes phones, tablets, and other devices", () => {
    expect(open("", "", [TOUCH]).device).toBe("phone");
    expect(open("", "", [TOUCH, LARGE]).device).toBe("tablet");
    expect(open("", "", [LARGE]).device).toBe("desktop");
  });
});
