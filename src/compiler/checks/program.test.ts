import { describe, expect, test } from "vitest";
import { programMessages } from "../diagnostics/messages/program.ts";
import { answerMessages } from "../diagnostics/messages/steps.ts";
import { formatReport, listDiagnostics } from "../small-funnel.fixtures.ts";
import { smallProgram } from "../small-program.fixtures.ts";

describe("program checks", () => {
  test("report nothing for a valid program", () => {
    expect(listDiagnostics(...smallProgram)).toBe("nothing");
  });

  const rules = (text: string) =>
    listDiagnostics(...smallProgram, ["program/rules.yaml", `${text}\n`]);

  test("report nothing for a program without rules", () => {
    expect(rules("defaults: {}")).toBe("nothing");
  });

  test("allow rules about an answer that the quiz doesn't ask for, if it has a default", () => {
    const never = "never: [{ contains: [fish], when: { eatsFish: seldom } }]";
    expect(rules(`defaults: { eatsFish: often }\n${never}`)).toBe("nothing");
    expect(rules(never)).toBe(
      formatReport("program/rules.yaml:1:37", answerMessages.unknownAnswer({ answer: "eatsFish" })),
    );
  });

  test("report a rule about an answer that was renamed in the quiz", () => {
    const never = "never: [{ contains: [fish], when: { sleepHour: 5-6 } }]";
    expect(rules(`defaults: { sleepHour: 7-8 }\n${never}`)).toBe(
      formatReport(
        "program/rules.yaml:2:37",
        answerMessages.unknownAnswer({ answer: "sleepHour", meant: "sleepHours" }),
      ),
    );
  });

  test("suggest the right exercise for a typo in the video", () => {
    const scene = "scenes: [{ exercise: sqat, seconds: 5, caption: Down, cue: Up }]\n";
    expect(listDiagnostics(...smallProgram, ["program/warm-up-video.yaml", scene])).toBe(
      formatReport(
        "program/warm-up-video.yaml:1:22",
        programMessages.unknownExercise({ exercise: "sqat", meant: "squat" }),
      ),
    );
  });

  test("show where to write an unknown guide", () => {
    const guide = "fasting-and-timing.md";
    const resources = `resources: [{ id: fasting, name: Fasting, type: pdf, summary: When., guide: ${guide} }]\n`;
    expect(listDiagnostics(...smallProgram, ["program/resources.yaml", resources])).toBe(
      formatReport("program/resources.yaml:1:77", programMessages.unknownGuide({ guide })),
    );
  });
});
