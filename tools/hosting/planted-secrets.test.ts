import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createBuilder, type ViteBuilder } from "vite";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { hostFilesPlugin } from "./host-files-plugin.ts";

const digits = "0123456789abcdef".repeat(3);
const jwt = (role: string) =>
  `eyJhbGciOiJIUzI1NiJ9.${Buffer.from(JSON.stringify({ role })).toString("base64url")}.c2lnbmF0dXJl`;

/** Made up, and of the right form. */
const SECRETS: [what: string, secret: string, kind: string][] = [
  ["a live key of Stripe", `sk_live_${digits}`, "a secret key of the payment provider"],
  ["a test key of Stripe", `sk_test_${digits}`, "a secret key of the payment provider"],
  ["a restricted key of Stripe", `rk_live_${digits}`, "a secret key of the payment provider"],
  ["a signing secret", `whsec_${digits}`, "a signing secret of the payment provider's webhook"],
  [
    "a service role of Supabase",
    jwt("service_role"),
    "a key that bypasses the database's policies",
  ],
  ["a secret key of Supabase", `sb_secret_${digits}`, "a secret key of Supabase"],
  [
    "the address of a database",
    "postgresql://postgres:hunter2@db.example.com/postgres",
    "an address with a password",
  ],
  ["a private key", "-----BEGIN PRIVATE KEY-----\\nMIIEvQ", "a private key"],
  ["a key of the mail service", "re_123456ab_cdefghijklmnopqrstuvwx", "a key of the mail service"],
];

/** Settings with values that have no form of their own. */
const SETTINGS = [
  "CLAIM_SECRET",
  "SWEEP_SECRET",
  "META_ACCESS_TOKEN",
  "GA4_API_SECRET",
  "TIKTOK_ACCESS_TOKEN",
];

let root: string;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "planted-"));
  writeFileSync(
    join(root, "index.html"),
    '<!doctype html><meta name="build" content="test"><script type="module" src="/main.js"></script>',
  );
});
afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(root, { recursive: true });
});

async function buildClient({ build, environments: { client } }: ViteBuilder): Promise<void> {
  if (client) await build(client);
}

/** Builds a page with the step of the real build that writes the files for hosts. */
async function build(script: string): Promise<void> {
  writeFileSync(join(root, "main.js"), script);
  const builder = await createBuilder({
    root,
    configFile: false,
    logLevel: "silent",
    build: { outDir: join(root, "dist") },
    builder: { buildApp: buildClient },
    plugins: [hostFilesPlugin()],
  });
  await builder.buildApp();
}

describe("build", () => {
  test("publishes a page without secrets", async () => {
    await expect(build('document.title = "pk_live_abc";')).resolves.toBeUndefined();
  });

  test.each(SECRETS)("stops at %s", async (_, secret, kind) => {
    await expect(build(`document.title = "${secret}";`)).rejects.toThrow(`holds ${kind}.`);
  });

  test.each(SETTINGS)("stops at the value of %s", async (name) => {
    const value = "correct horse battery staple";
    vi.stubEnv(name, value);
    await expect(build(`document.title = "${value}";`)).rejects.toThrow(
      `holds the value of ${name}.`,
    );
  });

  test("stops at a secret in a setting that the page reads", async () => {
    vi.stubEnv("VITE_SUPABASE_ANON_KEY", `sb_secret_${digits}`);
    const script = "document.title = import.meta.env.VITE_SUPABASE_ANON_KEY;";
    await expect(build(script)).rejects.toThrow("holds a secret key of Supabase.");
  });
});
