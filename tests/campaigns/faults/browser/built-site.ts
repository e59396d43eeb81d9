import { execFileSync, spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Keys, readKeys } from "#tools/dev/local-backend/supabase/keys.ts";
import { freePort } from "#tools/test-env/free-port.ts";
import { startPostgres } from "#tools/test-env/postgres.ts";

const PROJECT = join(import.meta.dirname, "..", "..", "..", "..");
/** No row knows the password of the admin panel, so any hash will do. */
const ADMIN_HASH = "600000.jn/5iEf0kLk/89H7f/8X0w==.lkp8jEFiWAOuc7BDn4GP6fJgQ8sxE5tzX3kGQ+/f2ow=";
const VITE = join(PROJECT, "node_modules", "vite", "bin", "vite.js");

export interface BuiltSite {
  origin: string;
  port: number;
  keys: Keys;
}

let site: Promise<BuiltSite> | undefined;

/**
 * The site as it's built, with its backend on a real PostgreSQL: one for all rows, which ends with this
 * process. While you work on a row, `FAULTS_PORT` and `BACKEND_DATA` name one that's running already.
 */
export function openBuiltSite(): Promise<BuiltSite> {
  const { FAULTS_PORT, BACKEND_DATA } = process.env;
  site ??=
    FAULTS_PORT && BACKEND_DATA
      ? Promise.resolve(siteAt(Number(FAULTS_PORT), BACKEND_DATA))
      : startSite();
  return site;
}

const siteAt = (port: number, folder: string): BuiltSite => ({
  origin: `http://localhost:${port}`,
  port,
  keys: readKeys(folder),
});

async function startSite(): Promise<BuiltSite> {
  execFileSync(process.execPath, [VITE, "build", "--logLevel", "error"], {
    cwd: PROJECT,
    env: { ...process.env, VITE_ADMIN_PASSWORD_HASH: ADMIN_HASH },
    stdio: ["ignore", "ignore", "inherit"],
  });
  const folder = mkdtempSync(join(tmpdir(), "faults-site-"));
  const port = await freePort();
  const { url } = await startPostgres();
  // IPv4, because each visitor has an address in 127.0.0.0/8.
  const child = spawn(process.execPath, [VITE, "preview", "--host", "127.0.0.1"], {
    cwd: PROJECT,
    env: {
      ...process.env,
      PORT: String(port),
      BACKEND_DATA: folder,
      DATABASE_URL: `${url}/postgres`,
      LITE_AUTH_BCRYPT_COST: "4",
    },
    stdio: ["ignore", "pipe", "pipe"],
  });
  process.once("exit", () => {
    child.kill("SIGKILL");
    rmSync(folder, { recursive: true, force: true });
  });
  await new Promise<void>((resolve, reject) => {
    let said = "";
    const listen = (text: Buffer) => {
      said += text;
      if (said.includes("Local:")) resolve();
    };
    child.stdout.on("data", listen);
    child.stderr.on("data", listen);
    child.once("exit", () => reject(new Error(`The site did not start.\n${said}`)));
  });
  const started = siteAt(port, folder);
  // Answered once the backend is open.
  await fetch(`${started.origin}/mailbox`);
  return started;
}
