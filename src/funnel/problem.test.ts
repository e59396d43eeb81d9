import { expect, test } from "vitest";
import { inReadingOrder, problemFrame } from "./problem.ts";

const at = (line: number, column: number, file = "funnel/funnel.yaml") => ({
  file,
  line,
  column,
  message: "Mend this.",
});

test("a marketer sees the line of a mistake, a mark under it and what stands around", () => {
  expect(
    problemFrame(at(3, 5), "flow:\n  - start\n  - gaols\n  - sleep\n  - age\n  - sales\n"),
  ).toMatchInlineSnapshot(`
    "  1 | flow:
      2 |   - start
    > 3 |   - gaols
        |     ^
      4 |   - sleep
      5 |   - age"
  `);
});

test("a marketer whose mistake stands in the first line sees it too", () => {
  expect(problemFrame(at(1, 7), "name: [\n")).toMatchInlineSnapshot(`
    "> 1 | name: [
        |       ^
      2 | "
  `);
});

test("a marketer whose mistake stands at line 100 sees the numbers aligned", () => {
  expect(problemFrame(at(99, 1), "a: b\n".repeat(101))).toMatchInlineSnapshot(`
    "   97 | a: b
       98 | a: b
    >  99 | a: b
          | ^
      100 | a: b
      101 | a: b"
  `);
});

test("a marketer who indents with tabs sees the mark under the mistake", () => {
  const [, marked = "", mark = ""] = problemFrame(at(2, 3), "flow:\n\t\t- start\n").split("\n");
  expect(mark.slice(0, mark.indexOf("^"))).toBe(
    marked.slice(0, marked.indexOf("-")).replace("> 2", "   "),
  );
});

test("a marketer on Windows sees no stray line ends", () => {
  expect(problemFrame(at(2, 1), "a: b\r\nc: d\r\ne: f\r\n")).not.toContain("\r");
});

test("a marketer reads problems from top to bottom, each once", () => {
  const shuffled = [at(2, 1, "funnel/steps/a.yaml"), at(10, 3), at(2, 9), at(2, 1), at(10, 3)];
  expect(inReadingOrder(shuffled)).toEqual([
    at(2, 1),
    at(2, 9),
    at(10, 3),
    at(2, 1, "funnel/steps/a.yaml"),
  ]);
});
