import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { build, type Plugin, type Rolldown } from "vite";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { unusedRouterPlugin } from "./unused-router-plugin.ts";
import { unusedSchedulerPlugin } from "./unused-scheduler-plugin.ts";
import { unusedXstatePlugin } from "./unused-xstate-plugin.ts";

const ROOT = join(import.meta.dirname, "../../..");
const PAGE = join(ROOT, "page.ts");

/** The code that a page with this script downloads. */
async function buildPage(script: string, plugins: Plugin[]): Promise<string> {
  const page: Plugin = {
    name: "page",
    resolveId: (id) => (id === PAGE ? id : null),
    load: (id) => (id === PAGE ? script : null),
  };
  // Vite's type doesn't know that there's one output, which isn't watched.
  const { output } = (await build({
    configFile: false,
    logLevel: "silent",
    root: ROOT,
    publicDir: false,
    plugins: [page, ...plugins],
    build: { write: false, minify: false, rollupOptions: { input: PAGE } },
  })) as Rolldown.RolldownOutput;
  return output.flatMap((file) => (file.type === "chunk" ? [file.code] : [])).join("\n");
}

// The packages have other files for development.
beforeEach(() => vi.stubEnv("NODE_ENV", "production"));
afterEach(() => vi.unstubAllEnvs());

const MACHINE = `
  import { createActor, setup } from "xstate";
  const machine = setup({}).createMachine({
    initial: "one",
    states: { one: { on: { NEXT: "two" } }, two: {} },
  });
  const actor = createActor(machine).start();
  actor.send({ type: "NEXT" });
  globalThis.reached = actor.getSnapshot().value;
`;
const ACTIONS = ["xstate.sendTo", "xstate.log", "xstate.enqueueActions", "xstate.emit"];

describe("unusedXstatePlugin", () => {
  test("removes the actions that setup returns and nothing uses", async () => {
    const without = await buildPage(MACHINE, []);
    const code = await buildPage(MACHINE, [unusedXstatePlugin()]);
    // If XState changes, this test shows that the plugin has to change, too.
    expect(ACTIONS.filter((action) => without.includes(action))).toEqual(ACTIONS);
    expect(ACTIONS.filter((action) => code.includes(action))).toEqual([]);
  });

  test("leaves a machine that works", async () => {
    const world: { reached?: string } = {};
    new Function("globalThis", await buildPage(MACHINE, [unusedXstatePlugin()]))(world);
    expect(world.reached).toBe("two");
  });
});

describe("unusedRouterPlugin", () => {
  test("removes forms and data routers", async () => {
    const page = `
      import { BrowserRouter, Link } from "react-router-dom";
      globalThis.used = [BrowserRouter, Link];
    `;
    const without = await buildPage(page, []);
    const code = await buildPage(page, [unusedRouterPlugin()]);
    for (const unused of ["RenderErrorBoundary", "fetcherKey"]) {
      expect(without).toContain(unused);
      expect(code).not.toContain(unused);
    }
    expect(code).toContain("createElement");
  });
});

describe("unusedSchedulerPlugin", () => {
  const page = `
    import * as scheduler from "scheduler";
    globalThis.scheduler = scheduler;
  `;
  const REMOVED = ["unstable_forceFrameRate", "unstable_next", "unstable_runWithPriority"];

  test("removes functions that nothing calls", async () => {
    const without = await buildPage(page, []);
    const code = await buildPage(page, [unusedSchedulerPlugin()]);
    expect(REMOVED.filter((name) => without.includes(`exports.${name} =`))).toEqual(REMOVED);
    expect(REMOVED.filter((name) => code.includes(`exports.${name} =`))).toEqual([]);
  });

  test("leaves every function that React calls", async () => {
    const react = await readFile(
      join(ROOT, "node_modules/react-dom/cjs/react-dom-client.production.js"),
      "utf8",
    );
    const called = [...react.matchAll(/Scheduler\.(unstable_[a-z]\w+)/g)].flatMap(([, name]) =>
      // React checks first whether this one is there.
      name && name !== "unstable_setDisableYieldValue" ? [name] : [],
    );
    const world: { scheduler?: Record<string, unknown> } = {};
    new Function("globalThis", await buildPage(page, [unusedSchedulerPlugin()]))(world);
    expect(called.length).toBeGreaterThan(5);
    expect(called.filter((name) => typeof world.scheduler?.[name] !== "function")).toEqual([]);
  });
});
