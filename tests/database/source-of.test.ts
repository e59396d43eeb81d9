import { expect, test } from "vitest";
import { freshDatabase } from "./database.ts";

/** What `private.source_of` makes of the tags of a visit's address. */
test("a visit's source is its campaign, else the ad network of its click, else where it came from", async () => {
  const { sql } = await freshDatabase();
  const sourceOf = async (tags: Record<string, string> | null) => {
    const [row] = await sql`select private.source_of(${tags && sql.json(tags)}::jsonb) as source`;
    return row?.source;
  };
  const click = "gclid";
  const referrer = "News.Example";

  expect(await sourceOf({ utm_source: "Mail", click, referrer })).toBe("mail");
  expect(await sourceOf({ utm_source: "", click, referrer })).toBe("google ads");
  expect(await sourceOf({ click: "fbclid", referrer })).toBe("meta ads");
  expect(await sourceOf({ click: "ttclid" })).toBe("tiktok ads");
  expect(await sourceOf({ click: "msclkid" })).toBe("microsoft ads");
  expect(await sourceOf({ click: "otherclid", referrer })).toBe("news.example");
  expect(await sourceOf({ utm_source: "", referrer })).toBe("news.example");
  expect(await sourceOf({ referrer: "" })).toBe("direct");
  expect(await sourceOf({})).toBe("direct");
  expect(await sourceOf(null)).toBe("unknown");
});
