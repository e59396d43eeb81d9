import { loadEnv, type Plugin } from "vite";
import { findSecrets } from "../hosting/find-secrets.ts";
import { isAdminHash } from "../hosting/is-admin-hash.ts";

/** The public key in `.env`: the embedded backend's, and nobody else's. */
const EMBEDDED_KEY = "sb_publishable_embedded";

/** Checks the settings of the browser's part before anything is served or built, and names all that is wrong with them at once. */
export function settingsPlugin(): Plugin {
  return {
    name: "settings",
    config(_, { mode, command }) {
      const env = loadEnv(mode, process.cwd(), "VITE_");
      const complaints = settingsProblems(env);
      if (complaints.length > 0)
        throw new Error(
          `The settings are not complete (see .env.example):\n${complaints.map((line) => `  ${line}`).join("\n")}`,
        );
      if (command === "build" && !env.VITE_SUPABASE_URL) {
        console.log(
          "Built for the embedded backend (npm run preview). For a hosted project set VITE_SUPABASE_URL and VITE_SUPABASE_ANON_KEY.",
        );
      }
    },
  };
}

/** What is wrong with the settings that are built into the pages; empty where nothing is. */
export function settingsProblems(env: Record<string, string>): string[] {
  const {
    VITE_SUPABASE_URL: url,
    VITE_SUPABASE_ANON_KEY: key,
    VITE_STRIPE_PUBLISHABLE_KEY: providerKey,
    VITE_ADMIN_PASSWORD_HASH: hash,
  } = env;
  const hasOwnKey = Boolean(key) && key !== EMBEDDED_KEY;
  return [
    url &&
      !isAddress(url) &&
      "VITE_SUPABASE_URL is no address: https://<project>.supabase.co, without a path and without a slash at its end.",
    url &&
      !hasOwnKey &&
      "VITE_SUPABASE_ANON_KEY is missing: the project's publishable key, which belongs to VITE_SUPABASE_URL.",
    url &&
      !env.VITE_MEAL_DB_URL &&
      "VITE_MEAL_DB_URL is missing: the address of the meal database that the recipes come from.",
    !url &&
      hasOwnKey &&
      "VITE_SUPABASE_URL is missing: the project's address, which belongs to VITE_SUPABASE_ANON_KEY.",
    providerKey &&
      !/^pk_(test|live)_\w+$/.test(providerKey) &&
      "VITE_STRIPE_PUBLISHABLE_KEY is no publishable key: it begins with pk_.",
    hash &&
      !isAdminHash(hash) &&
      'VITE_ADMIN_PASSWORD_HASH is no hash: npm run admin:hash -- "<password>" makes one.',
    ...Object.entries(env).map(
      ([name, value]) =>
        isSecret(value) &&
        `${name} holds a secret. What begins with VITE_ is built into the pages, for everyone to read.`,
    ),
  ].filter((complaint) => typeof complaint === "string" && complaint !== "") as string[];
}

function isAddress(text: string): boolean {
  try {
    const { protocol, origin, hostname } = new URL(text);
    // paths are put behind it as it stands
    return origin === text && (protocol === "https:" || hostname === "localhost");
  } catch {
    return false;
  }
}

/** A value that begins as a key of the mail service is refused at any length; anywhere else in a text, `re_` is often part of a name. */
function isSecret(value: string): boolean {
  return /^\s*re_\w/.test(value) || findSecrets(value).length > 0;
}
