import { describe, expect, test } from "vitest";
import { splitSteps } from "./meal-steps.ts";

describe("splitSteps", () => {
  test("makes each paragraph a step, without the author's numbers and headings", () => {
    expect(
      splitSteps(
        "STEP 1\nSalt it.\n\n\nstep 2:\n2. Fry it for 4 minutes.\n3) Rest it.\nStep 4 - Eat it.\n• Wipe the pan.\n***\n5.",
      ),
    ).toEqual(["Salt it.", "Fry it for 4 minutes.", "Rest it.", "Eat it.", "Wipe the pan."]);
  });

  test("keeps a number that belongs to the text", () => {
    expect(splitSteps("2 hours before, salt it.\n1.5 kg go in.")).toEqual([
      "2 hours before, salt it.",
      "1.5 kg go in.",
    ]);
  });

  test("splits one long paragraph into sentences, and keeps a short one whole", () => {
    const sentence = "Heat the oven to 220 °C and put in the roast. ";
    expect(splitSteps(sentence.repeat(10))).toEqual(
      Array.from({ length: 10 }, () => sentence.trim()),
    );
    expect(splitSteps("Fry it. Eat it.")).toEqual(["Fry it. Eat it."]);
  });

  test("reads other scripts", () => {
    expect(splitSteps("把肉放进锅里。\n煮三十分钟。")).toEqual(["把肉放进锅里。", "煮三十分钟。"]);
  });

  test("returns no steps without instructions, and limits endless ones", () => {
    expect(splitSteps("")).toEqual([]);
    expect(splitSteps("ab\n".repeat(5_000))).toHaveLength(80);
  });
});
