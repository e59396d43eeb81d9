import { once } from "node:events";
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { type AddressInfo, createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { explainPortInUse, importBundled } from "./plugin.ts";

describe("importBundled", () => {
  let root = "";

  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), "bundled-"));
    mkdirSync(join(root, "parts"));
    writeFileSync(
      join(root, "main.ts"),
      'export { folder } from "./parts/folder.ts";\nexport const number: number = 1;\n',
    );
    writeFileSync(join(root, "parts", "folder.ts"), "export const folder = import.meta.dirname;\n");
  });
  afterEach(() => rmSync(root, { recursive: true }));

  const load = () =>
    importBundled<{ folder: string; number: number }>(join(root, "main.ts"), {
      root,
      mode: "development",
    });

  test("keeps the folder of each module, and returns which files it read", async () => {
    const { module, sources } = await load();
    expect(module.folder).toBe(join(root, "parts"));
    expect(sources.toSorted()).toEqual([join(root, "main.ts"), join(root, "parts", "folder.ts")]);
    expect(readdirSync(join(root, "node_modules", ".cache"))).toEqual([]);
  });

  test("imports changes made since the last import", async () => {
    await load();
    writeFileSync(join(root, "main.ts"), 'export const folder = "";\nexport const number = 2;\n');
    expect((await load()).module.number).toBe(2);
  });
});

describe("port in use", () => {
  test("is explained with a command that uses another port", async () => {
    const first = createServer().listen(0, "127.0.0.1");
    await once(first, "listening");
    const { port } = first.address() as AddressInfo;
    const error = vi.fn();
    const second = createServer();
    explainPortInUse(second, { error }, "npm start");
    const failed = once(second, "error");
    second.listen(port, "127.0.0.1");
    await failed;
    first.close();
    expect(error).toHaveBeenCalledWith(
      `Another program uses port ${port}. Stop it, or take another port: PORT=${port + 1} npm start`,
    );
  });

  test("leaves all later errors to the server", async () => {
    const server = createServer();
    explainPortInUse(server, { error: vi.fn() }, "npm start");
    server.listen(0, "127.0.0.1");
    await once(server, "listening");
    server.close();
    expect(server.listenerCount("error")).toBe(0);
  });
});
