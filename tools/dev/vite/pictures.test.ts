import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import type { Funnel } from "#compiler/read/read-funnel.ts";
import { compileFunnelFolder } from "./compile-cached.ts";
import { findThemedPicture, type Gallery } from "./pictures.ts";

const root = join(import.meta.dirname, "..", "..", "..");
const folder = join(root, "funnel");
const funnel = compileFunnelFolder(folder) as Funnel;
const gallery = (command: "serve" | "build"): Gallery => ({
  funnel,
  folder,
  config: {
    base: "/",
    root,
    command,
    build: { assetsDir: "assets" } as Gallery["config"]["build"],
  },
});

describe("findThemedPicture", () => {
  test("changes the address with the theme, so that browsers don't show cached pictures", () => {
    const worn = findThemedPicture("guarantee", gallery("build"));
    const other = findThemedPicture("guarantee", gallery("build"), "north-sea");
    expect(worn.url).toMatch(/^\/assets\/guarantee-[0-9a-f]{8}\.svg$/);
    expect(`/${worn.file}`).toBe(worn.url);
    expect(other.url).not.toBe(worn.url);
    expect(other.source).not.toBe(worn.source);
  });

  test("changes the address on the development server, too", () => {
    expect(findThemedPicture("guarantee", gallery("serve")).url).toMatch(
      /^\/funnel\/images\/guarantee\.svg\?v=[0-9a-f]{8}$/,
    );
    expect(findThemedPicture("guarantee", gallery("serve"), "north-sea").url).toMatch(
      /^\/funnel\/images\/guarantee\.svg\?theme=north-sea&v=[0-9a-f]{8}$/,
    );
  });

  test("keeps the colors of a brand's own logo in every theme", () => {
    expect(findThemedPicture("logo", gallery("serve"), "north-sea")).toMatchObject({
      url: "/funnel/images/logo.svg",
      source: readFileSync(join(folder, "images", "logo.svg"), "utf8"),
    });
  });
});
