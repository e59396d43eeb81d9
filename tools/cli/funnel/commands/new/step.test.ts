import { describe, expect, test } from "vitest";
import type { tempFunnel } from "../../temp-funnel.fixtures.ts";
import { runNew } from "./new.fixtures.ts";

describe("funnel new step", () => {
  test("adds a step to its file and to both arms", async () => {
    const step = [
      "step",
      "single-choice",
      "steak",
      "--after",
      "sleep",
      "--title",
      "Steak: how?",
      "--option",
      "rare=Rare",
      "--option",
      "well-done=Well done",
    ];
    const { code, said, text } = await runNew(step);
    expect(code).toBe(0);
    expect(said).toMatchInlineSnapshot(`
    "funnel/steps/questions.yaml:28
    steak:
      type: single-choice
      title: "Steak: how?"
      answer: steak
      options:
        rare: Rare
        well-done: Well done

    funnel/funnel.yaml:18
        A: [sleep, steak, thanks]

    funnel/funnel.yaml:19
        B: [thanks, sleep, steak]
    "
  `);
    expect(text).toContain("    A: [sleep, steak, thanks]\n    B: [thanks, sleep, steak]\n");
    const { text: questions } = await runNew(step, { file: "steps/questions.yaml" });
    expect(questions).toContain(
      "    7-8: { label: 7 to 8 hours, icon: bed }\n\nsteak:\n  type: single-choice\n",
    );
  });

  test("creates a file that names its schema", async () => {
    const { text } = await runNew(
      ["step", "message", "pause", "--after", "goals", "--file", "steps/pauses.yaml"],
      { file: "steps/pauses.yaml" },
    );
    expect(text).toBe(
      "# yaml-language-server: $schema=../.schema/steps.json\npause:\n  type: message\n  title: Pause\n",
    );
  });

  test("keeps comments with the lines they describe", async () => {
    const changes: Parameters<typeof tempFunnel> = [
      [
        "steps/questions.yaml",
        "    fit: Get fit\n",
        "    fit: Get fit # the second\n    # more to come\n\n# about sleep\n",
      ],
      ["funnel.yaml", "  - goals\n", "  - goals # many\n    # of this\n  # here visitors part\n"],
    ];
    const { text } = await runNew(["step", "message", "pause", "--after", "goals"], {
      file: "steps/questions.yaml",
      changes,
    });
    expect(text).toContain(
      "    # more to come\n\npause:\n  type: message\n  title: Pause\n\n# about sleep\n",
    );
    const { text: flow } = await runNew(["step", "message", "pause", "--after", "goals"], {
      changes,
    });
    expect(flow).toContain("  - goals # many\n    # of this\n  - pause\n  # here visitors part\n");
  });
});
