import { describe, expect, test } from "vitest";
import { fileName, type Resource, sizeText, withFiles } from "./file-text.ts";

const guide: Resource = {
  id: "first-week",
  name: "Your First Week",
  type: "pdf",
  summary: "What to expect.",
  guide: "first-week.md",
};
const video: Resource = { ...guide, id: "warm-up", name: "Warm-Up", type: "video" };

describe("file text", () => {
  test.each([
    [0, "1 KB"],
    [816, "1 KB"],
    [214_300, "214 KB"],
    [999_400, "999 KB"],
    [999_600, "1.0 MB"],
    [1_440_000, "1.4 MB"],
  ])("shows %i bytes as %s", (bytes, text) => {
    expect(sizeText(bytes)).toBe(text);
  });

  test("names a download after its resource", () => {
    expect([
      fileName(guide),
      fileName(video),
      fileName({ ...guide, name: "Salt/Fat: how?" }),
    ]).toEqual(["Your First Week.pdf", "Warm-Up.mp4", "Salt Fat  how.pdf"]);
  });

  test("lists resources with and without a published file", () => {
    const files = [
      { id: "warm-up", mediaType: "video/mp4", size: 5 },
      { id: "warm-up-captions", mediaType: "text/vtt", size: 1 },
    ];
    expect(withFiles([guide, video], files)).toEqual([
      { resource: guide, file: undefined, captions: undefined },
      { resource: video, file: files[0], captions: files[1] },
    ]);
  });
});
