import { describe, expect, test } from "vitest";
import { diagnosticFrame, sortByPosition } from "./diagnostic.ts";

const at = (line: number, column: number, file = "funnel/funnel.yaml") => ({
  file,
  line,
  column,
  message: "Mend this.",
});

describe("diagnostics", () => {
  test("show the line of a mistake, a mark below it, and the lines around it", () => {
    expect(
      diagnosticFrame(at(3, 5), "flow:\n  - start\n  - gaols\n  - sleep\n  - age\n  - sales\n"),
    ).toMatchInlineSnapshot(`
    "  1 | flow:
      2 |   - start
    > 3 |   - gaols
        |     ^
      4 |   - sleep
      5 |   - age"
  `);
  });

  test("show a mistake in the first line", () => {
    expect(diagnosticFrame(at(1, 7), "name: [\n")).toMatchInlineSnapshot(`
    "> 1 | name: [
        |       ^
      2 | "
  `);
  });

  test("align line numbers of different lengths", () => {
    expect(diagnosticFrame(at(99, 1), "a: b\n".repeat(101))).toMatchInlineSnapshot(`
    "   97 | a: b
       98 | a: b
    >  99 | a: b
          | ^
      100 | a: b
      101 | a: b"
  `);
  });

  test("put the mark below the mistake when a line is indented with tabs", () => {
    const [, marked = "", mark = ""] = diagnosticFrame(at(2, 3), "flow:\n\t\t- start\n").split(
      "\n",
    );
    expect(mark.slice(0, mark.indexOf("^"))).toBe(
      marked.slice(0, marked.indexOf("-")).replace("> 2", "   "),
    );
  });

  test("contain no carriage returns from Windows files", () => {
    expect(diagnosticFrame(at(2, 1), "a: b\r\nc: d\r\ne: f\r\n")).not.toContain("\r");
  });

  test("are sorted from top to bottom, without duplicates", () => {
    const shuffled = [at(2, 1, "funnel/steps/a.yaml"), at(10, 3), at(2, 9), at(2, 1), at(10, 3)];
    expect(sortByPosition(shuffled)).toEqual([
      at(2, 1),
      at(2, 9),
      at(10, 3),
      at(2, 1, "funnel/steps/a.yaml"),
    ]);
  });
});
