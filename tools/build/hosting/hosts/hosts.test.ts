import { describe, expect, test } from "vitest";
import { siteHeaders } from "../security-headers.ts";
import { caddyText } from "./caddy.ts";
import { nginxText } from "./nginx.ts";
import { hostFiles } from "./static-files.ts";
import { vercelText } from "./vercel.ts";

const headers = siteHeaders({ VITE_STRIPE_PUBLISHABLE_KEY: "pk_live_abc" }, [
  "<script>a()</script>",
]);
const texts = {
  "Netlify and Cloudflare Pages": hostFiles(headers)._headers,
  nginx: nginxText(headers),
  Caddy: caddyText(headers),
  Vercel: vercelText(headers, []),
};

interface VercelConfig {
  headers: { source: string; headers: { key: string; value: string }[] }[];
  rewrites: { source: string; destination: string }[];
}
const vercel = (routes: string[] = []): VercelConfig => JSON.parse(vercelText(headers, routes));
const matches = (source: string, path: string) => new RegExp(`^${source}$`).test(path);

describe("the files for hosts", () => {
  test.each(Object.entries(texts))(
    "have every header for %s, HTTPS, and a long cache time for hashed files",
    (_, text) => {
      for (const name of [...Object.keys(headers), "Strict-Transport-Security"])
        expect(text).toContain(name);
      expect(text).toContain("immutable");
      expect(text).not.toContain("no-store");
    },
  );

  test("never set one header in two rules, because Cloudflare Pages would join them", () => {
    const names = [...hostFiles(headers)._headers.matchAll(/^ {2}([\w-]+):/gm)].map(
      ([, name]) => name,
    );
    expect(names).toEqual([...new Set(names)]);
  });

  test("send a Vercel route to its own page before the entrance", () => {
    const findDestination = (path: string) =>
      vercel(["/goals", "/sleep"]).rewrites.find(({ source }) => matches(source, path))
        ?.destination;
    expect(["/goals", "/sleep", "/sales", "/goals/more"].map(findDestination)).toEqual([
      "/goals.html",
      "/sleep.html",
      "/index.html",
      "/index.html",
    ]);
  });

  test("respond with 404 to missing files on Vercel, and with the page to other paths", () => {
    const rewritten = (path: string) =>
      vercel().rewrites.some(({ source }) => matches(source, path));
    expect(["/", "/sales", "/swim", "/assetsless"].map(rewritten)).toEqual([
      true,
      true,
      true,
      true,
    ]);
    expect(
      [
        "/assets/gone.js",
        "/sw.js",
        "/service-worker.js",
        "/profile-worker.js",
        "/.well-known/x",
      ].filter(rewritten),
    ).toEqual([]);
  });

  test("let browsers keep only hashed files on Vercel", () => {
    const isCached = (path: string) =>
      vercel().headers.some(
        (rule) =>
          matches(rule.source, path) && rule.headers.some(({ key }) => key === "Cache-Control"),
      );
    expect(["/assets/app-0123abcd.js", "/", "/profile-worker.js"].map(isCached)).toEqual([
      true,
      false,
      false,
    ]);
  });

  test("name the character set for nginx, which doesn't add it by itself", () => {
    expect(texts.nginx).toContain("charset utf-8;");
    expect(texts.nginx).toMatch(/^charset_types .*text\/css .*image\/svg\+xml/m);
  });

  test("let nginx accept no version of TLS before 1.2", () => {
    expect(texts.nginx).toContain("\nssl_protocols TLSv1.2 TLSv1.3;\n");
  });

  test("refuse a header that a host would cut off", () => {
    expect(() => hostFiles({ ...headers, "X-Long": "x".repeat(2000) })).toThrow(/too long/);
  });
});
