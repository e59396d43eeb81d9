import { describe, expect, test } from "vitest";
import { contentSecurityPolicy, parsePolicy, policyText } from "./content-security-policy.ts";
import { hashInlineCode } from "./inline-code.ts";

const HOSTED = {
  VITE_SUPABASE_URL: "https://abc.supabase.co",
  VITE_MEAL_DB_URL: "https://www.themealdb.com/api/json/v1",
};
const WITH_PROVIDER = { ...HOSTED, VITE_STRIPE_PUBLISHABLE_KEY: "pk_live_abc" };
const nothingInline = { scripts: [], styles: [] };

describe("contentSecurityPolicy", () => {
  test("allows only its own origin for the embedded product", () => {
    const policy = contentSecurityPolicy({}, nothingInline);
    const sources = new Set(Object.values(policy).flat());
    expect([...sources].filter((source) => source.includes("://"))).toEqual([]);
  });

  test("allows a hosted product its backend, and the recipes with their pictures", () => {
    expect(contentSecurityPolicy(HOSTED, nothingInline)).toMatchObject({
      "connect-src": ["'self'", "https://abc.supabase.co", "https://www.themealdb.com"],
      "img-src": ["'self'", "data:", "blob:", "https://themealdb.com", "https://*.themealdb.com"],
      "script-src": ["'self'"],
      "frame-src": ["'none'"],
    });
  });

  test("allows the payment provider's script only if its key is set", () => {
    expect(policyText(contentSecurityPolicy(HOSTED, nothingInline))).not.toContain("stripe");
    const policy = contentSecurityPolicy(WITH_PROVIDER, nothingInline);
    expect(policy["script-src"]).toEqual([
      "'self'",
      "https://js.stripe.com",
      "https://*.js.stripe.com",
    ]);
    expect(policy).not.toHaveProperty("require-trusted-types-for");
  });

  test.each([
    ["the embedded product", {}],
    ["a hosted product", HOSTED],
    ["a hosted product with the provider's script", WITH_PROVIDER],
  ])("never allows inline scripts, evaluated scripts, or arbitrary hosts: %s", (_, settings) => {
    const policy = contentSecurityPolicy(settings, hashInlineCode(["<script>a()</script>"]));
    expect(policy["script-src"]).not.toContain("'unsafe-inline'");
    expect(policyText(policy)).not.toMatch(
      /unsafe-eval|unsafe-hashes|strict-dynamic|https?:(?!\/\/)|(^|\s)\*(\s|;|$)/,
    );
    expect(policy).toMatchObject({
      "default-src": ["'none'"],
      "frame-ancestors": ["'none'"],
      "base-uri": ["'none'"],
      "object-src": ["'none'"],
    });
  });

  test("stays the same when it is written and parsed", () => {
    const policy = contentSecurityPolicy(WITH_PROVIDER, nothingInline);
    expect(parsePolicy(policyText(policy))).toEqual(policy);
  });
});

describe("hashInlineCode", () => {
  const HASH = "'sha256-bhHHL3z2vDgxUt0W3dWQOrprscmda2Y5pLsLg4GF+pI='";

  test("hashes scripts as the browser sees them, each once", () => {
    const { scripts } = hashInlineCode([
      '<script>\n a() </script><SCRIPT type="module">\n a() </SCRIPT>',
      "<script>\n a() </script>",
    ]);
    expect(scripts).toEqual([expect.stringMatching(/^'sha256-[\w+/]{43}='$/)]);
    expect(hashInlineCode(["<script>a()</script>"]).scripts).not.toEqual(scripts);
  });

  test("computes the same hash as a browser", () => {
    expect(hashInlineCode(["<script>alert(1)</script>"]).scripts).toEqual([HASH]);
  });

  test("ignores external files and data", () => {
    const page =
      '<script type="module" crossorigin src="/a.js"></script><script type="application/json">{}</script>';
    expect(hashInlineCode([page])).toEqual({ scripts: [], styles: [] });
  });

  test.each(['<img src="x" onerror="a()">', "<a\nhref='javascript:a()'>", "<body ONLOAD=a()>"])(
    "refuses code in an attribute: %s",
    (page) => {
      expect(() => hashInlineCode([page])).toThrow(/code in an attribute/);
    },
  );

  test.each(["<p data-on=1>on = off</p>", '<script>a.onclick = () => "<a onclick=b()>"</script>'])(
    "accepts %s",
    (page) => {
      expect(() => hashInlineCode([page])).not.toThrow();
    },
  );
});
