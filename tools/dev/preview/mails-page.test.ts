import { readdirSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { writeMailsPage } from "./mails-page.ts";

const page = writeMailsPage();

describe("writeMailsPage", () => {
  test.each(readdirSync("supabase/functions/_shared/mails"))("shows %s", (file) => {
    expect(page).toContain(`<code>${file}</code>`);
  });

  test("fills every gap, and says who gets each mail", () => {
    expect(page).not.toMatch(/undefined|NaN|\[object|\{\{/);
    const mails = page.match(/<article>/g);
    expect(page.match(/Who gets it:<\/strong> \S/g)).toHaveLength(mails?.length ?? 0);
  });
});
