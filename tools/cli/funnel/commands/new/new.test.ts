import { describe, expect, test } from "vitest";
import { runNew } from "./new.fixtures.ts";

describe("funnel new", () => {
  test("asks for missing arguments or names them", async () => {
    const { code, asked } = await runNew(["option", "goals"], { answers: ["calm", "Calm"] });
    expect({ code, asked }).toEqual({
      code: 0,
      asked: ["Enter the value to store: ", "Enter the label that visitors read: "],
    });
    expect(await runNew(["option", "goals"])).toMatchObject({
      code: 2,
      said: expect.stringMatching(/^This command needs the value to store\.\n/),
    });
  });

  test("writes nothing that would break the funnel", async () => {
    const broken = await runNew(["step", "sales", "again", "--after", "goals"], {
      file: "steps/questions.yaml",
    });
    expect(broken.code).toBe(1);
    expect(broken.said).toMatch(
      /^This change would cause errors\.[\s\S]+leads out of the funnel[\s\S]+Nothing was written\.$/,
    );
    expect(broken.text).not.toContain("again");
    expect((await runNew(["option", "goals", "fit", "Fit"])).said).toContain(
      "is already in this block",
    );
    expect((await runNew(["option", "gaols", "a", "B"])).said).toContain(
      'Unknown step "gaols". Did you mean "goals"?',
    );
    expect((await runNew(["step", "mesage", "a", "--after", "goals"])).said).toContain(
      'Did you mean "message"?',
    );
    expect(
      (await runNew(["experiment", "a", "--question", "b", "--arms", "A,B", "--split-at", "gaols"]))
        .said,
    ).toContain('The flow has no step "gaols"');
  });
});
