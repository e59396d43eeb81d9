import { findDiskFault } from "./data-folder/disk-fault.ts";

interface StartContext {
  folder: string;
  databaseUrl?: string | undefined;
  /** The error code if a folder can't be written; undefined if it can. */
  findFault?: (folder: string) => string | undefined;
}

type Remedy = (place: string) => string;

const unreachable: Remedy = (server) =>
  `The PostgreSQL of DATABASE_URL (${server}) can't be reached. Start it, or correct the address.`;
const explainRefusal: Remedy = (server) =>
  `The PostgreSQL of DATABASE_URL (${server}) refuses this user. Correct the user and the password in the address.`;
const busy: Remedy = (server) =>
  `The PostgreSQL of DATABASE_URL (${server}) takes no connection right now. Start again in a moment.`;

/** By Node's, the driver's, or PostgreSQL's own error code. */
const serverRemedies: Record<string, Remedy> = {
  ERR_INVALID_URL: () =>
    "DATABASE_URL isn't an address. It looks like postgres://user:password@localhost:5432/name.",
  ECONNREFUSED: unreachable,
  ECONNRESET: unreachable,
  EHOSTUNREACH: unreachable,
  ENETUNREACH: unreachable,
  ENOTFOUND: unreachable,
  EAI_AGAIN: unreachable,
  ETIMEDOUT: unreachable,
  CONNECT_TIMEOUT: unreachable,
  CONNECTION_CLOSED: unreachable,
  CONNECTION_DESTROYED: unreachable,
  "28000": explainRefusal,
  "28P01": explainRefusal,
  "3D000": (server) =>
    `The PostgreSQL of DATABASE_URL (${server}) has no such database. Create it (createdb), or correct the name in the address.`,
  "42501": (server) =>
    `The user of DATABASE_URL (${server}) may not make schemas and roles. Use the database's owner, with the right CREATEROLE.`,
  "53100": (server) =>
    `The disk of the PostgreSQL of DATABASE_URL (${server}) is full. Free some space there, and start again.`,
  "53300": busy,
  "57P03": busy,
};

const explainFullDisk: Remedy = (folder) =>
  `The disk of ${folder} is full. Free some space, and start again.`;
const notWritable: Remedy = (folder) =>
  `This user may not write to ${folder}, or its disk is read-only. Change that, or set BACKEND_DATA to another folder for this start.`;
const notFolder: Remedy = (folder) => `${folder} isn't a folder. Set BACKEND_DATA to one.`;

const diskRemedies: Record<string, Remedy> = {
  ENOSPC: explainFullDisk,
  EDQUOT: explainFullDisk,
  "53100": explainFullDisk,
  EACCES: notWritable,
  EPERM: notWritable,
  EROFS: notWritable,
  ENOTDIR: notFolder,
  EEXIST: notFolder,
};

/** Explains why the backend didn't start and what to do about it. No fix loses data. */
export function explainStartFailure(
  error: unknown,
  { folder, databaseUrl, findFault = findDiskFault }: StartContext,
): string {
  // Compares names: the backend is loaded separately from its plugin, and has its own copies of
  // these classes.
  const name = error instanceof Error ? error.name : "";
  const reason = error instanceof Error ? error.message : String(error);
  if (["FolderInUse", "KeysUnreadable"].includes(name)) return reason;
  if (name === "UnknownMigration") {
    const other = databaseUrl
      ? "change DATABASE_URL"
      : "set BACKEND_DATA to another folder, or let `npm run backend:reset` move this one aside";
    return `${reason} Get that version, or use another database: ${other}. Nothing was changed.`;
  }
  if (name === "OutdatedDatabase")
    return databaseUrl
      ? `${reason}: change DATABASE_URL to an empty database.`
      : `${reason}: \`npm run backend:reset\` moves it aside, and the next start is empty.`;

  const codes = listCodes(error);
  const findRemedy = (remedies: Record<string, Remedy>) =>
    codes.map((code) => remedies[code]).find((remedy) => remedy !== undefined);
  const forServer = databaseUrl === undefined ? undefined : findRemedy(serverRemedies);
  if (forServer) return `${forServer(describeServer(databaseUrl ?? ""))} (${reason})`;
  // The embedded database doesn't always report why a file couldn't be written.
  const forDisk = findRemedy(diskRemedies) ?? diskRemedies[findFault(folder) ?? ""];
  if (forDisk) return `${forDisk(folder)} Nothing in it was changed. (${reason})`;

  if (name === "MigrationFailed") return `${reason}\nCorrect the migration, and start again.`;
  const kept = `Nothing in ${folder} was removed.`;
  if (name !== "DatabaseDamaged") return `${reason}\n${kept}`;
  return `${reason}\n${kept} If you have a copy of the folder, put it back. Otherwise \`npm run backend:reset\` moves it aside, and the next start is empty.`;
}

/** The codes of an error and its causes. */
function listCodes(error: unknown): string[] {
  if (typeof error !== "object" || error === null) return [];
  const { code, cause }: { code?: unknown; cause?: unknown } = error;
  return [...(typeof code === "string" ? [code] : []), ...listCodes(cause)];
}

/** The server's address without its password. */
function describeServer(databaseUrl: string): string {
  if (!URL.canParse(databaseUrl)) return "no address";
  const { username, host, pathname } = new URL(databaseUrl);
  return `${username && `${username}@`}${host}${pathname}`;
}
