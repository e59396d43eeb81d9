import { appendFileSync, cpSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { readProgramParts } from "./program.ts";

describe("readProgramParts", () => {
  let folder = "";
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), "program-"));
    cpSync("funnel", folder, { recursive: true });
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  test("publishes the link to the community with the program, if there is one", () => {
    expect(readProgramParts(folder)).not.toHaveProperty("community");
    appendFileSync(join(folder, "site.yaml"), "\ncommunity: https://community.example.com/join\n");
    expect(readProgramParts(folder).community).toEqual({
      link: "https://community.example.com/join",
    });
  });
});
