import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { build, createServer } from "vite";
import { describe, expect, onTestFinished, test } from "vitest";
import { tempFunnel } from "#tools/cli/funnel/temp-funnel.fixtures.ts";
import { adClickPlugin } from "./ad-click-plugin.ts";

const PAGE =
  '<!doctype html><html><body><script type="module" src="/src/app/main.tsx"></script></body></html>';
const ASKING = { offer: { "ad-consent": "You may tell the network." } };

/** A small project with the application's page, and a funnel with these changes. */
function project(...changes: Parameters<typeof tempFunnel>) {
  const root = mkdtempSync(join(tmpdir(), "site-"));
  onTestFinished(() => rmSync(root, { recursive: true }));
  writeFileSync(join(root, "index.html"), PAGE.replace('type="module" ', 'data-x="" '));
  writeFileSync(join(root, "keep.ts"), "console.log('keeping');");
  const plugins = [adClickPlugin(tempFunnel(...changes), "keep.ts")];
  return { configFile: false as const, logLevel: "silent" as const, root, plugins };
}

async function servePage(page: string, ...changes: Parameters<typeof tempFunnel>) {
  const server = await createServer({
    ...project(...changes),
    server: { middlewareMode: true, ws: false },
  });
  onTestFinished(() => server.close());
  return server.transformIndexHtml("/", page);
}

async function buildPage(...changes: Parameters<typeof tempFunnel>) {
  const built = await build({ ...project(...changes), build: { write: false } });
  const [files] = Array.isArray(built) ? built : [built];
  if (!files || !("output" in files)) throw new Error("Vite has built nothing.");
  const page = files.output.find(({ fileName }) => fileName === "index.html");
  return page && "source" in page ? String(page.source) : "";
}

describe("adClickPlugin", () => {
  test("adds its script to the application's page if the offer asks about ads", async () => {
    expect(await servePage(PAGE, ASKING)).toContain('src="/keep.ts"');
    expect(await servePage(PAGE.replace("/app/", "/preview/"), ASKING)).not.toContain("keep.ts");
    expect(await buildPage(ASKING)).toMatch(/<script>.*keeping.*<\/script>/s);
  });

  test("adds nothing by default", async () => {
    expect(await servePage(PAGE)).not.toContain("keep.ts");
    expect(await buildPage()).not.toContain("keeping");
  });
});
