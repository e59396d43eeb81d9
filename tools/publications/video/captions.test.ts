import { describe, expect, test } from "vitest";
import { writeCaptions } from "./captions.ts";
import { readStoryboard } from "./storyboard.ts";

describe("writeCaptions", () => {
  test("writes one cue per scene, each starting when the one before ends", () => {
    const scenes = readStoryboard(`scenes:
  - { exercise: squat, seconds: 9.5, caption: Sit back and down., cue: Heels down }
  - { exercise: calf-raise, seconds: 60, caption: Rise onto your toes., cue: Slow heels }
`);
    expect(writeCaptions(scenes)).toMatchInlineSnapshot(`
    "WEBVTT

    1
    00:00:00.000 --> 00:00:09.500
    Squat. Sit back and down.
    Heels down.

    2
    00:00:09.500 --> 00:01:09.500
    Calf raise. Rise onto your toes.
    Slow heels.
    "
  `);
  });

  test("names the scene that has no cue", () => {
    expect(() =>
      readStoryboard("scenes:\n  - { exercise: squat, seconds: 9, caption: Down. }"),
    ).toThrow("Scene 1 of the storyboard has no cue.");
  });
});
