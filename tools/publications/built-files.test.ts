import { existsSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { makePdf } from "./pdf/make-pdf.ts";
import { pdfObjects } from "./pdf/tag-tree.ts";
import { getBuiltPath, readGuides, readStoryboardText, VIDEO } from "./program.ts";
import { videoInputs } from "./video/built-from.ts";
import { writeCaptions } from "./video/captions.ts";
import { readStoryboard } from "./video/storyboard.ts";

const REMEDY = "It is older than what it is made from. Run: npm run task -- resources:build";
const storyboard = readStoryboardText();

describe.each(readGuides())("the PDF of $id", ({ id, guide }) => {
  const committed = existsSync(getBuiltPath(`${id}.pdf`))
    ? readFileSync(getBuiltPath(`${id}.pdf`))
    : Buffer.alloc(0);
  const objects = pdfObjects(committed);

  // Compares them unpacked, because each version of zlib packs differently.
  test("is built from the current guide", async () => {
    const fresh = pdfObjects(await makePdf(guide));
    const isCurrent =
      fresh.size === objects.size &&
      [...fresh].every(([number, object]) => objects.get(number) === object);
    expect(isCurrent, REMEDY).toBe(true);
  });

  test("has 4 to 6 pages and is small", () => {
    const pages = [...objects.values()].filter((object) => /\/Type \/Page\n/.test(object)).length;
    expect(pages).toBeGreaterThanOrEqual(4);
    expect(pages).toBeLessThanOrEqual(6);
    expect(committed.length).toBeLessThan(150_000);
  });
});

describe("the video", () => {
  test("is built from the current storyboard and drawings", () => {
    const record = JSON.parse(readFileSync(getBuiltPath("built-from.json"), "utf8"));
    expect(record[`${VIDEO}.mp4`] === videoInputs(readStoryboard(storyboard)), REMEDY).toBe(true);
  });

  test("is an MP4 under 3 MB that plays while it loads", () => {
    const video = readFileSync(getBuiltPath(`${VIDEO}.mp4`));
    expect(video.toString("latin1", 4, 8)).toBe("ftyp");
    expect(video.indexOf("moov")).toBeLessThan(video.indexOf("mdat"));
    expect(video.length).toBeLessThan(3_000_000);
  });

  test("has captions that match the storyboard", () => {
    expect(
      readFileSync(getBuiltPath(`${VIDEO}.vtt`), "utf8") ===
        writeCaptions(readStoryboard(storyboard)),
      REMEDY,
    ).toBe(true);
  });
});
