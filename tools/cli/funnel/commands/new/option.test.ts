import { describe, expect, test } from "vitest";
import type { tempFunnel } from "../../temp-funnel.fixtures.ts";
import { runNew } from "./new.fixtures.ts";

describe("funnel new option", () => {
  test("adds an option after the last one, or after a given one", async () => {
    const file = "steps/questions.yaml";
    const last = await runNew(["option", "sleep", "9-10", "9 to 10 hours", "--icon", "sun"], {
      file,
    });
    expect(last.text).toContain(
      "    7-8: { label: 7 to 8 hours, icon: bed }\n    9-10: { label: 9 to 10 hours, icon: sun }\n",
    );
    const between = await runNew(
      ["option", "goals", "calm", "Calm: more of it", "--after", "weight"],
      {
        file,
      },
    );
    expect(between.text).toContain(
      '    weight: Manage weight\n    calm: "Calm: more of it"\n    fit: Get fit\n',
    );
    expect(between.said).toContain("funnel/steps/questions.yaml:18\n");
  });

  test("adds an option before another, and keeps comments", async () => {
    const file = "steps/questions.yaml";
    const changes: Parameters<typeof tempFunnel> = [
      [
        file,
        "  options:\n    weight: Manage weight\n",
        "  options: # of them all\n    # the first\n    # for long\n    weight: Manage weight # said so\n",
      ],
    ];
    const first = await runNew(["option", "goals", "calm", "Calm", "--before", "weight"], {
      file,
      changes,
    });
    expect(first.text).toContain(
      "  options: # of them all\n    calm: Calm\n    # the first\n    # for long\n    weight: Manage weight # said so\n    fit: Get fit\n",
    );
    const second = await runNew(
      ["option", "goals", "calm", "Calm", "--icon", "sun", "--before", "fit"],
      { file, changes },
    );
    expect(second.text).toContain(
      "    weight: Manage weight # said so\n    calm: { label: Calm, icon: sun }\n    fit: Get fit\n",
    );
    const inLine = await runNew(["option", "start", "other", "For others", "--before", "male"], {
      file,
      changes: [
        [
          file,
          "  options:\n    male: For men\n    female: For women\n",
          "  options: { male: For men, female: For women }\n",
        ],
      ],
    });
    expect(inLine.text).toContain(
      "  options: { other: For others, male: For men, female: For women }\n",
    );
  });

  test("explains how to write --before", async () => {
    expect(
      (await runNew(["option", "goals", "calm", "Calm", "--before", "wieght"])).said,
    ).toContain('"goals" has no option "wieght". Did you mean "weight"?');
    expect(
      (await runNew(["option", "goals", "calm", "Calm", "--before", "fit", "--after", "weight"]))
        .said,
    ).toContain("not both.");
    expect((await runNew(["step", "message", "pause", "--before", "goals"])).said).toContain(
      "--before is only for options.",
    );
  });

  test("adds an option to a list on a single line", async () => {
    const changes: Parameters<typeof tempFunnel> = [
      [
        "steps/questions.yaml",
        "options:\n    weight: Manage weight\n    fit: Get fit",
        "options: { weight: Less, fit: Fitter }",
      ],
    ];
    const { text } = await runNew(["option", "goals", "calm", "Calm"], {
      file: "steps/questions.yaml",
      changes,
    });
    expect(text).toContain("options: { weight: Less, fit: Fitter, calm: Calm }\n");
  });

  test("asks for the picture of a card", async () => {
    const cards = [
      "steps/questions.yaml",
      "  options:\n    weight:",
      "  cards:\n    weight:",
    ] as const;
    const { said } = await runNew(["option", "goals", "calm", "Calm"], { changes: [[...cards]] });
    expect(said).toContain('A card of "goals" needs a picture. Name one of funnel/images');
  });
});
