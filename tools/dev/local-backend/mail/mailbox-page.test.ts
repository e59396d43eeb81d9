import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { mailboxPage } from "./mailbox.ts";

const mail = {
  to: "ada@example.com",
  subject: "A <subject>",
  text: "A text",
  at: "2026-11-22T12:00:00.000Z",
};
const recovery = readFileSync(
  join(import.meta.dirname, "..", "..", "..", "..", "supabase", "templates", "recovery.html"),
  "utf8",
);
const page = (mails: Parameters<typeof mailboxPage>[0]) => mailboxPage(mails).text();
const countLines = async (html: string) =>
  Number(/--lines: (\d+)/.exec(await page([{ ...mail, html }]))?.[1]);

describe("mailboxPage", () => {
  test("can't be framed, read by other origins, or cached", () => {
    const { headers } = mailboxPage([mail]);
    expect(headers.get("content-security-policy")).toContain("frame-ancestors 'none'");
    expect(headers.get("x-frame-options")).toBe("DENY");
    expect(headers.get("cross-origin-resource-policy")).toBe("same-origin");
    expect(headers.get("cross-origin-opener-policy")).toBe("same-origin");
    expect(headers.get("cache-control")).toBe("no-store");
    expect(headers.get("access-control-allow-origin")).toBeNull();
  });

  test("has an icon that its policy allows", async () => {
    expect(await page([])).toMatch(/<link rel="icon" href="data:image\/svg\+xml,[^"<>]+">/);
    expect(mailboxPage([]).headers.get("content-security-policy")).toContain("img-src data:");
  });

  test("escapes the content of an email", async () => {
    expect(await page([{ ...mail, text: "<b>bold</b>" }])).toContain(
      "<pre>&lt;b>bold&lt;/b></pre>",
    );
    expect(await page([mail])).toContain("<h2>A &lt;subject></h2>");
  });

  test("gives an email as many lines as it takes on a phone, without counting styles", async () => {
    expect(await countLines(recovery)).toBeGreaterThanOrEqual(14);
    expect(await countLines(`<style>${"p { color: red }".repeat(100)}</style><p>Short</p>`)).toBe(
      4,
    );
    expect(await countLines("<p>line</p>".repeat(100))).toBe(24);
  });
});
