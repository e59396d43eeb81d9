import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";

/** `MUTATION_CHDB` names another one: copies of the project use the one that is already there. */
export const CHDB_FOLDER =
  process.env.MUTATION_CHDB ?? join(import.meta.dirname, "..", "..", "..", ".chdb");

/** Held to their hashes, as the packages in package-lock.json are. */
const PACKAGES = [
  {
    name: "chdb",
    version: "3.4.0",
    sha512:
      "HMNj4dq3lIrwqxwGSuuEjo9EIlC+k8IjsSQHh1ZStGvV6MRckfvPM2aDqzdW1ti3fldrt9UIntJBm0AbV9nbDQ==",
  },
  {
    name: "@chdb/lib-linux-x64-gnu",
    version: "26.7.3-stable.1",
    sha512:
      "XP97mMqnc5tZpKQywR8N7cLTsHNiTmHr30pC5mzo3jWmukjKn2IBa60c2B/gWUNcuFjOMjWoorQICCqBVj5wpw==",
  },
];

/**
 * Downloads chDB into its own folder, because it weighs 500 MB and only one test needs it. Runs no
 * scripts of packages. Throws if a package isn't what it was.
 */
export function fetchChdb(): void {
  if (process.platform !== "linux" || process.arch !== "x64")
    throw new Error("The version of chDB that is pinned here runs on Linux with x64 only.");
  mkdirSync(CHDB_FOLDER, { recursive: true });
  // A download that breaks off leaves nothing that looks whole.
  const draft = mkdtempSync(join(CHDB_FOLDER, "draft-"));
  try {
    // A project of its own: the settings of this one allow nothing but its lock file.
    writeFileSync(join(draft, "package.json"), "{}");
    for (const one of PACKAGES) unpack(one, draft);
    rmSync(join(CHDB_FOLDER, "node_modules"), { recursive: true, force: true });
    renameSync(join(draft, "node_modules"), join(CHDB_FOLDER, "node_modules"));
  } finally {
    rmSync(draft, { recursive: true, force: true });
  }
}

function unpack({ name, version, sha512 }: (typeof PACKAGES)[number], draft: string): void {
  const [packed] = JSON.parse(
    execFileSync("npm", ["pack", `${name}@${version}`, "--json", "--ignore-scripts"], {
      cwd: draft,
      env: ownSettings(),
      encoding: "utf8",
      stdio: ["ignore", "pipe", "ignore"],
    }),
  );
  const file = join(draft, packed.filename);
  const hash = createHash("sha512").update(readFileSync(file)).digest("base64");
  if (hash !== sha512) throw new Error(`${name}@${version} isn't the file that was pinned.`);
  const folder = join(draft, "node_modules", name);
  mkdirSync(folder, { recursive: true });
  execFileSync("tar", ["-xzf", file, "--strip-components=1", "-C", folder]);
  rmSync(file);
}

/** Without what `npm run` passes on of this project's settings. */
const ownSettings = (): NodeJS.ProcessEnv =>
  Object.fromEntries(
    Object.entries(process.env).filter(([name]) => !/^npm_config_allow_/i.test(name)),
  );

/** The advice if chDB isn't here. */
export const NO_CHDB = "chDB isn't here; npm run task -- chdb gets it";

/** True once `npm run task -- chdb` has run. */
export const hasChdb = (): boolean => existsSync(join(CHDB_FOLDER, "node_modules", "chdb"));
