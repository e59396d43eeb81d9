import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { canaries } from "../support/canaries.ts";
import { expect, test } from "../support/member.ts";

const project = join(import.meta.dirname, "..", "..", "..");
test("no public file contains paid content", { tag: "@core" }, () => {
  const dist = join(project, "dist");
  const texts = readdirSync(dist, { recursive: true, encoding: "utf8" })
    .map((file) => join(dist, file))
    .filter((file) => statSync(file).isFile())
    .map((file) => [file, readFileSync(file, "utf8")] as const);
  const planted = canaries();
  expect(planted.length).toBeGreaterThan(200);
  const found = planted.flatMap((sentence) =>
    texts
      .filter(([, text]) => text.includes(sentence.slice(0, 60)))
      .map(([file]) => `${file}: ${sentence}`),
  );
  expect(found).toEqual([]);

  // Packed files contain no searchable sentences, so compare bytes.
  const sold = readdirSync(join(project, "funnel", "program", "files")).map((file) =>
    readFileSync(join(project, "funnel", "program", "files", file)),
  );
  const copies = texts
    .map(([file]) => file)
    .filter((file) => sold.some((bytes) => bytes.equals(readFileSync(file))));
  expect(copies).toEqual([]);
});

test("paid content is readable by buyers only", { tag: "@core" }, async ({ page, member }) => {
  const read = async (table: string, token?: string) => {
    const headers = {
      apikey: "sb_publishable_embedded",
      ...(token ? { Authorization: `Bearer ${token}` } : {}),
    };
    const response = await page.request.get(`/rest/v1/${table}?select=*`, { headers });
    return response.ok() ? ((await response.json()) as unknown[]).length : response.status();
  };
  const signedUp = await page.request.post("/auth/v1/signup", {
    headers: { apikey: "sb_publishable_embedded" },
    data: { email: `other-${member.email}`, password: "steak-and-eggs" },
  });
  const { access_token: other } = await signedUp.json();
  for (const table of ["program_parts", "program_files"]) {
    expect(await read(table), `${table} for a stranger`).toBe(401);
    expect(await read(table, other), `${table} without an order`).toBe(0);
    expect(await read(table, member.token), `${table} for a member`).toBeGreaterThan(0);
  }
});
