import { existsSync, readFileSync } from "node:fs";
import { parseEnv } from "node:util";
import { readProgramFiles, readProgramParts } from "#tools/cli/funnel-folder/program.ts";

const FILE = ".env.production.local";

/** Publishes the program to a hosted project's database, replacing the one that's there. */
const env = { ...(existsSync(FILE) ? parseEnv(readFileSync(FILE, "utf8")) : {}), ...process.env };
const { VITE_SUPABASE_URL: address, SUPABASE_SECRET_KEY: key } = env;
if (!address || !key) {
  console.error(
    `Not set: ${[!address && "VITE_SUPABASE_URL", !key && "SUPABASE_SECRET_KEY"].filter(Boolean).join(", ")}. Write them into ${FILE} (see .env.example).`,
  );
  process.exit(1);
}

async function call(name: string, args: unknown): Promise<void> {
  const response = await fetch(`${address}/rest/v1/rpc/${name}`, {
    method: "POST",
    headers: {
      apikey: key ?? "",
      Authorization: `Bearer ${key}`,
      "Content-Type": "application/json",
    },
    body: JSON.stringify(args),
  });
  if (!response.ok)
    throw new Error(`${name} returned status ${response.status}: ${await response.text()}`);
}

try {
  const parts = readProgramParts("funnel");
  await call("publish_program", { parts });
  const files = readProgramFiles("funnel");
  for (const file of files) await call("publish_file", file);
  console.log(`Published: ${Object.keys(parts).join(", ")}, and ${files.length} files.`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
