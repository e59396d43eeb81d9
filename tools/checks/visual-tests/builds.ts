import { execFileSync, spawnSync } from "node:child_process";
import {
  createReadStream,
  existsSync,
  mkdtempSync,
  readFileSync,
  statSync,
  symlinkSync,
} from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { extname, join, normalize, resolve } from "node:path";

const FOLDER = "storybook-static";

const TYPES: Record<string, string> = {
  ".html": "text/html",
  ".js": "text/javascript",
  ".css": "text/css",
  ".json": "application/json",
  ".svg": "image/svg+xml",
  ".woff2": "font/woff2",
  ".png": "image/png",
};

/** A built Storybook, served on a free port. */
export interface Build {
  /** The name for error messages. */
  name: string;
  url: string;
  /** The stories with a picture of their own. An arm that looks like another one has none. */
  ids: Set<string>;
  close(): void;
}

export const isCommit = (name: string): boolean =>
  spawnSync("git", ["rev-parse", "--verify", "--quiet", `${name}^{commit}`]).status === 0;

/** Does something with the files of a commit, in a folder of their own with our packages. */
export async function withCommit<T>(
  commit: string,
  act: (folder: string) => Promise<T>,
): Promise<T> {
  const folder = mkdtempSync(join(tmpdir(), "visual-"));
  execFileSync("git", ["worktree", "add", "--quiet", "--detach", folder, commit]);
  try {
    symlinkSync(resolve("node_modules"), join(folder, "node_modules"));
    return await act(folder);
  } finally {
    execFileSync("git", ["worktree", "remove", "--force", folder]);
  }
}

/** Builds the Storybook of a project, and serves it. */
export async function buildStorybook(name: string, project: string): Promise<Build> {
  execFileSync("npx", ["storybook", "build", "--output-dir", FOLDER, "--quiet"], {
    cwd: project,
    stdio: ["ignore", "ignore", "inherit"],
  });
  const folder = join(project, FOLDER);
  return { name, ids: readStoryIds(folder), ...(await serve(folder)) };
}

function readStoryIds(folder: string): Set<string> {
  const { entries }: { entries: Record<string, { type: string; tags?: string[] }> } = JSON.parse(
    readFileSync(join(folder, "index.json"), "utf8"),
  );
  const ids = Object.keys(entries).filter(
    (id) => entries[id]?.type === "story" && entries[id]?.tags?.includes("test"),
  );
  return new Set(ids);
}

async function serve(folder: string): Promise<{ url: string; close(): void }> {
  const server = createServer(({ url = "/" }, response) => {
    const path = decodeURIComponent(new URL(url, "http://localhost").pathname);
    const file = join(folder, normalize(path));
    if (!existsSync(file) || !statSync(file).isFile()) return void response.writeHead(404).end();
    // The build doesn't change while pictures are taken, so the browser can compile each script
    // once.
    response.writeHead(200, {
      "Content-Type": TYPES[extname(file)] ?? "application/octet-stream",
      "Cache-Control": "max-age=3600",
    });
    createReadStream(file).pipe(response);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return { url, close: () => server.close() };
}
