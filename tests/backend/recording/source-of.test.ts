import { expect, test } from "vitest";
import { freshDatabase } from "../support/database.ts";

/** `private.source_of` derives a visit's source from the tags of its address. */
test("a visit's source is its campaign, else the ad network of its click, else where it came from", async () => {
  const { sql } = await freshDatabase();
  const readSource = async (tags: Record<string, string> | null) => {
    const [row] = await sql`select private.source_of(${tags && sql.json(tags)}::jsonb) as source`;
    return row?.source;
  };
  const click = "gclid";
  const referrer = "News.Example";

  expect(await readSource({ utm_source: "Mail", click, referrer })).toBe("mail");
  expect(await readSource({ utm_source: "", click, referrer })).toBe("google ads");
  expect(await readSource({ click: "fbclid", referrer })).toBe("meta ads");
  expect(await readSource({ click: "ttclid" })).toBe("tiktok ads");
  expect(await readSource({ click: "msclkid" })).toBe("microsoft ads");
  expect(await readSource({ click: "otherclid", referrer })).toBe("news.example");
  expect(await readSource({ utm_source: "", referrer })).toBe("news.example");
  expect(await readSource({ referrer: "" })).toBe("direct");
  expect(await readSource({})).toBe("direct");
  expect(await readSource(null)).toBe("unknown");
});
