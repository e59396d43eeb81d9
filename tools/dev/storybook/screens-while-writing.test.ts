import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { readingToShow } from "../vite/compile-cached.ts";
import { listScreens } from "./funnel-screens.ts";

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "screens-"));
  cpSync(join(import.meta.dirname, "..", "..", "..", "funnel"), folder, { recursive: true });
});
afterAll(() => rmSync(folder, { recursive: true }));

const screens = () => {
  const funnel = readingToShow(folder).outcome;
  return Array.isArray(funnel)
    ? funnel.map(({ message }) => message)
    : listScreens(funnel).map(({ step }) => step);
};
const change = (file: string, from: string, to: string) =>
  writeFileSync(
    join(folder, file),
    readFileSync(join(folder, file), "utf8").replace(from, () => to),
  );

describe("funnel screens", () => {
  test("keeps all screens during an edit, and drops a removed step once the flow no longer uses it", () => {
    change("steps/lifestyle.yaml", "title:", "titel:");
    expect(screens(), "nothing was ever there to keep").toEqual(
      expect.arrayContaining([expect.stringContaining('Did you mean "title"?')]),
    );

    change("steps/lifestyle.yaml", "titel:", "title:");
    const all = screens();
    expect(all).toContain("water-intake");

    const written = readFileSync(join(folder, "steps/lifestyle.yaml"), "utf8");
    change(
      "steps/lifestyle.yaml",
      /^water-intake:\n(?: .*\n)+/m.exec(written)?.[0] ?? "the step of water",
      "",
    );
    expect(screens()).toEqual(all);

    change("funnel.yaml", "  - water-intake\n", "");
    expect(new Set(screens())).toEqual(new Set(all.filter((step) => step !== "water-intake")));
  });
});
