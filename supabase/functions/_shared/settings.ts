import process from "node:process";

/** What the functions need of their environment. `.env.example` says where each comes from. */
const NEEDED = [
  "SUPABASE_URL",
  "STRIPE_SECRET_KEY",
  "STRIPE_WEBHOOK_SECRET",
  "SITE_URL",
  "CLAIM_SECRET",
  "SWEEP_SECRET",
  "MAIL_API_KEY",
  "MAIL_FROM",
] as const;

export type Settings = Record<(typeof NEEDED)[number], string> & {
  /** Opens the database past its policies. */
  databaseKey: string;
  /** The header that the host writes a visitor's address into, and that visitors can't write themselves. */
  clientAddressHeader: string;
};

/** What the network in front of a hosted Supabase project sets on every request, whatever the visitor sent. */
const HEADER_OF_HOSTED_PROJECTS = "cf-connecting-ip";

/** The settings of this deployment. Throws an error that names all that is missing. */
export function settings(): Settings {
  const databaseKey =
    secretKeyOf(process.env.SUPABASE_SECRET_KEYS) ?? process.env.SUPABASE_SERVICE_ROLE_KEY;
  // "undefined" is what an environment makes of a missing value: everybody knows such a secret
  const missing: string[] = NEEDED.filter((name) =>
    [undefined, "", "undefined"].includes(process.env[name]),
  );
  if (!databaseKey) missing.push("SUPABASE_SECRET_KEYS (or SUPABASE_SERVICE_ROLE_KEY)");
  if (missing.length > 0 || !databaseKey)
    throw new Error(`The functions cannot work. Not set: ${missing.join(", ")}. See .env.example.`);
  const found = Object.fromEntries(NEEDED.map((name) => [name, process.env[name] ?? ""])) as Record<
    (typeof NEEDED)[number],
    string
  >;
  // a slash at its end would send buyers to a page that there is not
  return {
    ...found,
    SITE_URL: found.SITE_URL.replace(/\/+$/, ""),
    databaseKey,
    clientAddressHeader: process.env.CLIENT_ADDRESS_HEADER || HEADER_OF_HOSTED_PROJECTS,
  };
}

/** A hosted project hands its keys over as JSON, by name. */
function secretKeyOf(keys: string | undefined): string | undefined {
  try {
    const { default: key }: { default?: unknown } = JSON.parse(keys ?? "{}");
    return typeof key === "string" ? key : undefined;
  } catch {
    return undefined;
  }
}

// said once, when a function starts, and not only when the first buyer comes
try {
  settings();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
}
