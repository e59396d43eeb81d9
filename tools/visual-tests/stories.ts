import { execFileSync } from "node:child_process";
import { createReadStream, existsSync, readFileSync, statSync } from "node:fs";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { extname, join, normalize } from "node:path";

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

/** Builds the current Storybook. */
export function buildStorybook(): void {
  execFileSync("npx", ["storybook", "build", "--output-dir", FOLDER, "--quiet"], {
    stdio: ["ignore", "ignore", "inherit"],
  });
}

/**
 * The IDs of all stories with a picture of their own. If another arm looks the same, its story is
 * left out.
 */
export function storyIds(): string[] {
  const { entries }: { entries: Record<string, { type: string; tags?: string[] }> } = JSON.parse(
    readFileSync(join(FOLDER, "index.json"), "utf8"),
  );
  return Object.keys(entries).filter(
    (id) => entries[id]?.type === "story" && entries[id]?.tags?.includes("test"),
  );
}

/** Serves the built Storybook on a free port. */
export async function serveStorybook(): Promise<{ url: string; server: Server }> {
  const server = createServer(({ url = "/" }, response) => {
    const file = join(
      FOLDER,
      normalize(decodeURIComponent(new URL(url, "http://localhost").pathname)),
    );
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
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, server };
}
