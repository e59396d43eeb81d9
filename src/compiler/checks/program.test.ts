import { describe, expect, test } from "vitest";
import { programMessages } from "../diagnostics/messages/program.ts";
import { diagnosticsFor, reported } from "../small-funnel.fixtures.ts";
import { smallProgram } from "../small-program.fixtures.ts";

describe("program checks", () => {
  test("report nothing for a valid program", () => {
    expect(diagnosticsFor(...smallProgram)).toBe("nothing");
  });

  test("suggest the right exercise for a typo in the video", () => {
    const scene = "scenes: [{ exercise: sqat, seconds: 5, caption: Down, cue: Up }]\n";
    expect(diagnosticsFor(...smallProgram, ["program/warm-up-video.yaml", scene])).toBe(
      reported(
        "program/warm-up-video.yaml:1:22",
        programMessages.unknownExercise({ exercise: "sqat", meant: "squat" }),
      ),
    );
  });

  test("show where to write an unknown guide", () => {
    const guide = "fasting-and-timing.md";
    const resources = `resources: [{ id: fasting, name: Fasting, type: pdf, summary: When., guide: ${guide} }]\n`;
    expect(diagnosticsFor(...smallProgram, ["program/resources.yaml", resources])).toBe(
      reported("program/resources.yaml:1:77", programMessages.unknownGuide({ guide })),
    );
  });
});
