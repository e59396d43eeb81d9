import { loadEnv, type Plugin } from "vite";
import { isReplica } from "../../../supabase/functions/_shared/is-replica.ts";
import { findSecrets } from "./find-secrets.ts";

/** The public key in `.env`, which only the embedded backend uses. */
const EMBEDDED_KEY = "sb_publishable_embedded";

/** Signs that end the path of an address, so that no file behind them is found. */
const NEVER_SERVED = /[#?]/;

/**
 * Checks the folder and the browser's settings before anything is served or built, and reports all
 * errors at once.
 */
export function settingsPlugin(): Plugin {
  let isEmbedded = false;
  return {
    name: "settings",
    config(_, { mode, command }) {
      const folder = process.cwd();
      if (NEVER_SERVED.test(folder))
        throw new Error(
          `Browsers find no files in a folder with # or ? in its name. Rename or move ${folder}.`,
        );
      const env = loadEnv(mode, folder, "VITE_");
      const errors = settingsProblems(env);
      if (errors.length > 0)
        throw new Error(
          `The settings need changes (see .env.example):\n${errors.map((line) => `  ${line}`).join("\n")}`,
        );
      isEmbedded = command === "build" && !env.VITE_SUPABASE_URL;
    },
    closeBundle() {
      // The build that draws the pages comes last.
      if (isEmbedded && this.environment.name === "ssr")
        console.log(
          "Built for the embedded backend (npm run preview). Elsewhere, no one can buy on it: for a hosted project, set VITE_SUPABASE_URL and VITE_SUPABASE_ANON_KEY, and build again.",
        );
    },
  };
}

/** The errors in the settings that are built into the pages; empty if there are none. */
export function settingsProblems(env: Record<string, string>): string[] {
  return [...missingSettings(env).values(), ...wrongSettings(env)];
}

/** The messages about settings that are needed but missing, by the name of the setting. */
export function missingSettings(env: Record<string, string>): Map<string, string> {
  const { VITE_SUPABASE_URL: url, VITE_SUPABASE_ANON_KEY: key } = env;
  const hasOwnKey = Boolean(key) && key !== EMBEDDED_KEY;
  const missing = new Map<string, string>();
  if (url && !hasOwnKey)
    missing.set(
      "VITE_SUPABASE_ANON_KEY",
      "VITE_SUPABASE_ANON_KEY is missing. Set it to the publishable key of the project in VITE_SUPABASE_URL.",
    );
  if (url && !env.VITE_MEAL_DB_URL)
    missing.set(
      "VITE_MEAL_DB_URL",
      "VITE_MEAL_DB_URL is missing. Set it to the address of the meal database for the recipes.",
    );
  if (!url && hasOwnKey)
    missing.set(
      "VITE_SUPABASE_URL",
      "VITE_SUPABASE_URL is missing. Set it to the address of the project that VITE_SUPABASE_ANON_KEY belongs to.",
    );
  return missing;
}

/** The messages about settings with values that can't be used. */
export function wrongSettings(env: Record<string, string>): string[] {
  const {
    VITE_SUPABASE_URL: url,
    VITE_STRIPE_PUBLISHABLE_KEY: providerKey,
    VITE_ADMIN_PASSWORD_HASH: hash,
    VITE_MEMBER_APP: memberApp,
  } = env;
  return [
    url &&
      !isAddress(url) &&
      "VITE_SUPABASE_URL isn't an address. Write it as https://<project>.supabase.co, without a path or a slash at the end.",
    url &&
      isReplica(url) &&
      "VITE_SUPABASE_URL answers from a read replica, which may still allow what the database doesn't. Write the address of the primary: https://<project>.supabase.co.",
    providerKey &&
      !/^pk_(test|live)_\w+$/.test(providerKey) &&
      "VITE_STRIPE_PUBLISHABLE_KEY isn't a publishable key. Publishable keys start with pk_.",
    hash &&
      !isAdminHash(hash) &&
      `VITE_ADMIN_PASSWORD_HASH isn't a hash. Create one with: npm run task -- admin:hash "<password>"`,
    memberApp &&
      !["on", "off"].includes(memberApp) &&
      "VITE_MEMBER_APP is neither on nor off. Off removes the app from members' devices.",
    ...Object.entries(env).map(
      ([name, value]) =>
        isSecret(value) &&
        `${name} contains a secret. Every setting that starts with VITE_ is built into the pages, where anyone can read it.`,
    ),
  ].filter((error) => typeof error === "string" && error !== "") as string[];
}

function isAddress(text: string): boolean {
  try {
    const { protocol, origin, hostname } = new URL(text);
    // Paths are appended to it unchanged.
    return origin === text && (protocol === "https:" || hostname === "localhost");
  } catch {
    return false;
  }
}

/**
 * A value that starts like a key of the mail service is refused at any length. Anywhere else in a
 * text, `re_` is often part of a name.
 */
function isSecret(value: string): boolean {
  return /^\s*re_\w/.test(value) || findSecrets(value).length > 0;
}

const MIN_ITERATIONS = 100_000;
/** More iterations would keep a phone busy for seconds. */
const MAX_ITERATIONS = 5_000_000;
const MIN_SALT = 16;
const MAX_SALT = 64;
const HASH_BYTES = 32;

/**
 * True if a text has the form that `npm run task -- admin:hash` prints: `iterations.salt.hash`, with salt
 * and hash in Base64.
 */
export function isAdminHash(text: string): boolean {
  const [iterations = "", salt = "", hash = "", ...more] = text.split(".");
  const saltBytes = byteLength(salt);
  return (
    more.length === 0 &&
    /^[1-9]\d*$/.test(iterations) &&
    Number(iterations) >= MIN_ITERATIONS &&
    Number(iterations) <= MAX_ITERATIONS &&
    saltBytes >= MIN_SALT &&
    saltBytes <= MAX_SALT &&
    byteLength(hash) === HASH_BYTES
  );
}

/** The number of bytes that a Base64 text encodes; 0 if it isn't exactly what an encoder writes. */
function byteLength(base64: string): number {
  const bytes = Buffer.from(base64, "base64");
  return bytes.toString("base64") === base64 ? bytes.length : 0;
}
