import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { createBuilder } from "vite";
import { hostFilesPlugin } from "#tools/build/hosting/host-files-plugin.ts";
import type { CampaignOptions, CampaignResult, FaultRow } from "../../campaign.ts";

/** A secret that was made up, of the right form, and how the build names it. */
interface Secret {
  value: string;
  kind: string;
  /** The setting that has it. Only this gives it away, not its form. */
  setting?: string;
}

const DIGITS = "0123456789abcdef".repeat(3);

const serviceRole = `eyJhbGciOiJIUzI1NiJ9.${Buffer.from('{"role":"service_role"}').toString("base64url")}.c2lnbmF0dXJl`;

const withForm: [value: string, kind: string][] = [
  [`sk_live_${DIGITS}`, "a secret key of the payment provider"],
  [`sk_test_${DIGITS}`, "a secret key of the payment provider"],
  [`rk_live_${DIGITS}`, "a secret key of the payment provider"],
  [`whsec_${DIGITS}`, "a signing secret of the payment provider's webhook"],
  [serviceRole, "a key that bypasses the database's policies"],
  [`sb_secret_${DIGITS}`, "a secret key of Supabase"],
  [`sbp_${DIGITS}`, "an access token of Supabase"],
  ["postgresql://postgres:hunter2@db.example.com/postgres", "an address with a password"],
  ["-----BEGIN PRIVATE KEY-----", "a private key"],
  ["re_123456ab_cdefghijklmnopqrstuvwx", "a key of the mail service"],
  [`AKIA${DIGITS.slice(0, 16).toUpperCase()}`, "an access key of AWS"],
  [`ghp_${DIGITS.slice(0, 36)}`, "a token of GitHub"],
  [`npm_${DIGITS.slice(0, 36)}`, "a token of npm"],
];

const settings = [
  "CLAIM_SECRET",
  "SWEEP_SECRET",
  "META_ACCESS_TOKEN",
  "GA4_API_SECRET",
  "TIKTOK_ACCESS_TOKEN",
  "ALERT_WEBHOOK_URL",
  "EVENTS_URL",
  "OTEL_EXPORTER_OTLP_HEADERS",
];

const secrets: Secret[] = [
  ...withForm.map(([value, kind]) => ({ value, kind })),
  ...settings.map((setting, index) => ({
    value: `correct horse battery ${index}`,
    kind: `the value of ${setting}`,
    setting,
  })),
];

/** They look like secrets, and belong into pages. */
const publicValues: string[] = [
  "pk_live_abc",
  "risk_live_score",
  "sb_publishable_abcdefgh",
  "https://example.com/@name",
  "-----BEGIN PUBLIC KEY-----",
];

/** Only the form of a secret is found in Base64, not the value of a setting. */
const ENCODED = "Base64 in its script";

/** Where a value can get into a site: the files of a small one, by path, with the value in one. */
const places: Record<string, (value: string) => Record<string, string>> = {
  "the page": (value) => site({ meta: value }),
  "its script": (value) => site({ script: `document.title = ${JSON.stringify(value)};` }),
  "a script that loads later": (value) =>
    site({
      script: 'void import("./later.js");',
      "later.js": `document.title = ${JSON.stringify(value)};`,
    }),
  "its styles": (value) =>
    site({
      script: 'import "./look.css";',
      "look.css": `p::after { content: ${JSON.stringify(value)}; }`,
    }),
  "a public file": (value) => site({ "public/about.json": JSON.stringify({ about: value }) }),
  "a setting that the page reads": (value) =>
    site({
      script: "document.title = import.meta.env.VITE_SUPABASE_ANON_KEY;",
      ".env": `VITE_SUPABASE_ANON_KEY='${value}'`,
    }),
  [ENCODED]: (value) =>
    site({ script: `document.title = "${Buffer.from(value).toString("base64")}";` }),
};

function site({ meta = "", script = "", ...files }: Record<string, string>) {
  return {
    "index.html": `<!doctype html><meta name="build" content="test"><meta name="about" content="${meta}"><script type="module" src="/main.js"></script>`,
    "main.js": script,
    ...files,
  };
}

const placeNames = Object.keys(places);

const cases = placeNames.flatMap((place) =>
  secrets
    .filter(({ setting }) => place !== ENCODED || setting === undefined)
    .map((secret) => ({ place, secret })),
);

export const plantedSecrets: FaultRow = {
  name: "planted-secrets",
  claim: "A secret in any file of the site stops the build, and what may be public doesn't",
  inputs: `small sites, built by Vite with the step of the real build that looks for secrets, and ${publicValues.length} values that look like secrets and aren't`,
  faults: `${secrets.length} secrets (keys, tokens, passwords, and the values of secret settings), each in ${placeNames.slice(0, -1).join(", ")}, and as ${placeNames.at(-1)}`,
  count: { whole: cases.length, part: cases.length },
  minutes: 0.1,
  run,
};

async function run({ count }: CampaignOptions): Promise<CampaignResult> {
  const problems: string[] = [];
  const tried = cases.slice(0, count);
  for (const { place, secret } of tried) {
    const error = await errorOfBuild(place, secret);
    if (!error?.includes(` holds ${secret.kind}.`))
      problems.push(`${secret.kind} in ${place}: ${error ?? "published"}`);
    else if (error.includes(secret.value)) problems.push(`the error says ${secret.kind}`);
  }
  for (const place of placeNames)
    for (const value of publicValues) {
      const error = await errorOfBuild(place, { value });
      if (error) problems.push(`${value} in ${place}: ${error}`);
    }
  return {
    isKept: problems.length === 0,
    figures: `${tried.length} builds with a secret, ${placeNames.length * publicValues.length} without: ${problems.length} problems`,
    problems,
  };
}

/** Builds a site with a value in it. Returns why the build stopped, if it did. */
async function errorOfBuild(
  place: string,
  { value, setting }: Pick<Secret, "value" | "setting">,
): Promise<string | undefined> {
  const root = mkdtempSync(join(tmpdir(), "planted-secrets-"));
  for (const [name, text] of Object.entries(places[place]?.(value) ?? {})) {
    mkdirSync(dirname(join(root, name)), { recursive: true });
    writeFileSync(join(root, name), text);
  }
  const restore = setting ? withSetting(setting, value) : () => {};
  try {
    const builder = await createBuilder({
      root,
      configFile: false,
      logLevel: "silent",
      build: { outDir: join(root, "dist") },
      builder: {
        buildApp: async ({ build, environments: { client } }) => {
          if (client) await build(client);
        },
      },
      plugins: [hostFilesPlugin()],
    });
    await builder.buildApp();
    return undefined;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  } finally {
    restore();
    rmSync(root, { recursive: true });
  }
}

/** Sets a setting in the environment, where other rows may have one. Returns what restores it. */
function withSetting(name: string, value: string): () => void {
  const before = process.env[name];
  process.env[name] = value;
  return () => {
    if (before === undefined) delete process.env[name];
    else process.env[name] = before;
  };
}
