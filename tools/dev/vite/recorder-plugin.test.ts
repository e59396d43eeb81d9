import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { build, createServer } from "vite";
import { describe, expect, onTestFinished, test, vi } from "vitest";
import { tempFunnel } from "#tools/cli/funnel/temp-funnel.fixtures.ts";
import { recorderPlugin } from "./recorder-plugin.ts";

const PAGE =
  '<!doctype html><html><body><script type="module" src="/src/app/main.tsx"></script></body></html>';

/** A small project with a page that has the plugin's scripts, and a funnel with these changes. */
function project(...changes: Parameters<typeof tempFunnel>) {
  const root = mkdtempSync(join(tmpdir(), "site-"));
  onTestFinished(() => rmSync(root, { recursive: true }));
  writeFileSync(join(root, "index.html"), PAGE.replace(/<script.*<\/script>/, ""));
  writeFileSync(join(root, "watch.ts"), "console.log('watching');");
  writeFileSync(join(root, "recorder.ts"), 'export { default } from "virtual:recorder";');
  const plugins = [recorderPlugin(tempFunnel(...changes), "watch.ts", "recorder.ts")];
  return { configFile: false as const, logLevel: "silent" as const, root, plugins };
}

async function servePage(...changes: Parameters<typeof tempFunnel>) {
  const server = await createServer({
    ...project(...changes),
    server: { middlewareMode: true, ws: false },
  });
  onTestFinished(() => server.close());
  return server.transformIndexHtml("/", PAGE);
}

/** The texts of the built files, by name without hash. */
async function buildFiles(...changes: Parameters<typeof tempFunnel>) {
  const built = await build({ ...project(...changes), build: { write: false } });
  const [files] = Array.isArray(built) ? built : [built];
  if (!files || !("output" in files)) throw new Error("Vite has built nothing.");
  return Object.fromEntries(
    files.output.map((file) => [
      file.fileName.replace(/^assets\/|-[\w-]{8}(?=\.js$)/g, ""),
      file.type === "chunk" ? file.code : String(file.source),
    ]),
  );
}

describe("recorderPlugin", () => {
  test("serves a page that loads the recorder, unless the site switches it off", async () => {
    expect(await servePage()).toContain('data-recorder="/recorder.ts"');
    expect(await servePage({ site: { numbers: true } })).toContain("data-recorder");
    expect(await servePage({ site: { numbers: false } })).not.toContain("recorder");
  });

  test("doesn't count authors who develop for a hosted project", async () => {
    vi.stubEnv("VITE_SUPABASE_URL", "https://project.example");
    onTestFinished(() => void vi.unstubAllEnvs());
    expect(await servePage()).not.toContain("recorder");
  });

  test("builds a page with the watching script inside, and a recorder that knows the funnel", async () => {
    const files = await buildFiles();
    expect(files["index.html"]).toMatch(
      /<script data-recorder="\/assets\/recorder-[\w-]+\.js">.*watching.*<\/script>/s,
    );
    expect(files["recorder.js"]).toMatch(/version.*entry/s);
    expect(files["recorder.js"]).toContain("export");
  });

  test("builds neither if the site switches it off", async () => {
    const files = await buildFiles({ site: { numbers: false } });
    expect(Object.keys(files)).toEqual(["index.html"]);
    expect(files["index.html"]).not.toMatch(/recorder|watching/);
  });
});
