import { execFile } from "node:child_process";
import { mkdtempSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { HASHED_FILES, immutable, revalidate } from "#tools/build/hosting/cache-policy.ts";
import { isNeverPage } from "#tools/build/hosting/never-pages.ts";
import { readPageSettings, readPages } from "#tools/build/hosting/pages.ts";
import { type Headers, siteHeaders } from "#tools/build/hosting/security-headers.ts";
import { copyProject } from "#tools/test-env/copy-project.ts";
import { type Difference, differences } from "./differences.ts";

/** The files of an earlier build, as a host serves them. */
export interface OlderBuild {
  name: string;
  /** The host's answer; undefined for paths that aren't a file or a page. */
  answer(path: string, isDocument: boolean): { path: string; headers: Headers } | undefined;
}

const run = promisify(execFile);
const builds = new Map<number, Promise<OlderBuild>>();
/** All builds share a copy of the project, so they're made one after the other. */
let before: Promise<unknown> = Promise.resolve();
let folder: string | undefined;

/** One of the older builds. It's made when it's first asked for. */
export function olderBuild(index: number): Promise<OlderBuild> {
  const build = builds.get(index) ?? before.then(() => make(index));
  builds.set(index, build);
  before = build;
  return build;
}

async function make(index: number): Promise<OlderBuild> {
  folder ??= makeFolder();
  const project = join(folder, "project");
  const built = join(folder, String(index));
  const difference = differences[index] as Difference;
  copyProject(project);
  // Each script gets another name, and so each script that loads it.
  edit(project, [
    "vite.config.ts",
    "chunkFileNames:",
    `banner: "globalThis.olderBuild = ${index};", chunkFileNames:`,
  ]);
  for (const one of difference.edits) edit(project, one);
  const vite = join(project, "node_modules", "vite", "bin", "vite.js");
  await run(process.execPath, [vite, "build", "--logLevel", "error"], { cwd: project });
  renameSync(join(project, "dist"), built);
  return { name: difference.name, answer: createAnswer(built, project) };
}

function makeFolder(): string {
  const made = mkdtempSync(join(tmpdir(), "older-builds-"));
  process.once("exit", () => rmSync(made, { recursive: true, force: true }));
  return made;
}

function edit(project: string, [file, find, replace]: Difference["edits"][number]): void {
  const text = readFileSync(join(project, file), "utf8");
  if (!text.includes(find)) throw new Error(`${file} doesn't contain "${find}".`);
  writeFileSync(
    join(project, file),
    text.replace(find, () => replace),
  );
}

function createAnswer(site: string, project: string): OlderBuild["answer"] {
  const settings = readPageSettings({ mode: "production", envDir: project });
  const headers = siteHeaders(settings, readPages(site));
  const isFile = (path: string) =>
    Boolean(statSync(join(site, path), { throwIfNoEntry: false })?.isFile());
  return (path, isDocument) => {
    const isPage = isDocument && !isNeverPage(path);
    const file = [path, `${path}.html`, ...(isPage || path === "/" ? ["/index.html"] : [])].find(
      isFile,
    );
    if (file === undefined) return undefined;
    const lasts = file.startsWith(HASHED_FILES) ? immutable : revalidate;
    return { path: join(site, file), headers: { ...headers, ...lasts } };
  };
}
