import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "@playwright/test";
import { parsePublishedExperiments } from "#rules/experiments/published-experiments.ts";
import { assets, listBuiltFiles } from "../../support/builds/built-files.ts";
import { list, plan } from "../../support/funnel.ts";

const script = listBuiltFiles().find((file) => /^index-.+\.js$/.test(file)) ?? "";
const paths = {
  page: list.route,
  other: "/unknown",
  script: `/assets/${script}`,
  text: "/robots.txt",
};
const inSite = (file: string) => join(assets, "..", file);
/** A route has its own page; any other path gets the first page. */
const ofFile: Record<string, string> = {
  [paths.page]: inSite(`${list.route}.html`),
  [paths.other]: inSite("index.html"),
  [paths.script]: join(assets, script),
};

test.describe("the preview", () => {
  for (const [path, policy] of Object.entries({
    [paths.page]: "no-cache",
    [paths.text]: "no-cache",
    "/profile-worker.js": "no-cache",
    "/profile.webmanifest": "no-cache",
    "/experiments.json": "no-cache",
    [paths.script]: "public, max-age=31536000, immutable",
    "/assets/gone-0123abcd.js": "no-cache",
  })) {
    test(`lets browsers cache ${path.replace(/-[\w-]{8}\./, "-….")} as hosts do: ${policy}`, async ({
      request,
    }) => {
      expect((await request.get(path)).headers()["cache-control"]).toBe(policy);
    });
  }

  for (const [encoding, sent] of Object.entries({
    "gzip, deflate, br": "br",
    "gzip, deflate": "gzip",
    identity: undefined,
  })) {
    test(`sends the compressed files to a browser that accepts ${encoding}`, async ({
      request,
    }) => {
      for (const [path, type] of Object.entries({
        [paths.page]: "text/html",
        [paths.other]: "text/html",
        [paths.script]: "text/javascript",
      })) {
        const response = await request.get(path, { headers: { "Accept-Encoding": encoding } });
        const headers = response.headers();
        expect(headers["content-encoding"], path).toBe(sent);
        expect(headers["content-type"], path).toContain(type);
        expect(headers.vary, path).toBe("Accept-Encoding");
        expect(await response.text(), path).toBe(readFileSync(ofFile[path] ?? "", "utf8"));
      }
    });
  }

  test("lists the funnel's experiments for the daily job", async ({ request }) => {
    const text = await (await request.get("/experiments.json")).text();
    expect(parsePublishedExperiments(text)).toEqual(plan.experiments);
  });

  test("answers 304 to a browser that has the compressed file", async ({ request }) => {
    for (const path of [paths.page, paths.script]) {
      const { etag = "" } = (await request.get(path)).headers();
      expect(etag, path).not.toBe("");
      const response = await request.get(path, { headers: { "If-None-Match": etag } });
      expect([response.status(), (await response.body()).length], path).toEqual([304, 0]);
    }
  });
});
