import { expect, test } from "vitest";
import { problemLine } from "./problem.ts";
import { smallFunnel, told } from "./small-funnel.ts";
import { readSource } from "./source.ts";

function toldOf(text: string): string {
  const source = readSource("funnel/site.yaml", text);
  return Array.isArray(source) ? source.map(problemLine).join("\n") : "nothing";
}

test("a marketer on Windows is told of the same line and column as everybody else", () => {
  const text = (
    smallFunnel(["funnel.yaml", "  - goals", "  - gaols"])["funnel.yaml"] ?? ""
  ).replaceAll("\n", "\r\n");
  expect(told(["funnel.yaml", text])).toMatchInlineSnapshot(
    `"funnel/funnel.yaml:16:5  "gaols" is no step. Did you mean "goals"?"`,
  );
});

test("a marketer on Windows who forgets a bracket is told where it was opened", () => {
  expect(toldOf("header:\r\n  back: [Back\r\nloading: Loading\r\n")).toMatchInlineSnapshot(
    `"funnel/site.yaml:2:9  This "[" is not closed. Add "]" where the list ends."`,
  );
});

test("a marketer whose editor begins files with a mark is told of the right column", () => {
  expect(toldOf("\uFEFFloading: @home\n")).toMatchInlineSnapshot(
    `"funnel/site.yaml:1:10  A text that begins with "@" needs quotes: loading: "@home"."`,
  );
});

test("a marketer whose file grows without bounds by its aliases is told so at once", () => {
  const levels = Array.from(
    { length: 12 },
    (_, level) => `l${level + 1}: &l${level + 1} [${Array(10).fill(`*l${level}`).join(", ")}]`,
  );
  expect(toldOf(["l0: &l0 lol", ...levels].join("\n"))).toMatchInlineSnapshot(
    `"funnel/site.yaml:2:10  The file repeats blocks by alias so often that it grows without bounds. Write them out."`,
  );
});

test("a marketer whose file repeats itself thousands of times is told so at once", () => {
  expect(
    toldOf(`loading: &l Loading\nlist: [${Array(20_000).fill("*l").join(", ")}]\n`),
  ).toMatchInlineSnapshot(
    `"funnel/site.yaml:2:8  The file holds more than 1000 aliases. Write the blocks out."`,
  );
});

test("a marketer whose file is two megabytes is told to split it", () => {
  expect(toldOf(`loading: ${"x".repeat(2_000_000)}\n`)).toMatchInlineSnapshot(
    `"funnel/site.yaml:1:1  This file is larger than 1 MB. Split it into chapters."`,
  );
});

test("a marketer whose file just fits is told nothing", () => {
  expect(toldOf(`loading: ${"x".repeat(999_000)}\n`)).toBe("nothing");
});

test.each(["[".repeat(20_000), "{a: ".repeat(20_000), "- ".repeat(20_000), "? ".repeat(20_000)])(
  "a marketer whose brackets never close is told so: %.4s",
  (text) => {
    expect(toldOf(`loading: \n  ${text}`)).toBe(
      "funnel/site.yaml:1:1  This file nests blocks more than 100 deep. Check its brackets and dashes.",
    );
  },
);

test("a marketer who writes answers in many texts has not nested anything", () => {
  expect(toldOf(`lines:\n${"  - For {gender|you} and {goals|more}\n".repeat(200)}`)).toBe(
    "nothing",
  );
});

test("a marketer finds a part by its path, and what is missing at the block that lacks it", () => {
  const source = readSource(
    "funnel/site.yaml",
    "footer:\n  links:\n    - { label: Help, to: /help }\n    - 5: five\n",
  );
  if (Array.isArray(source)) throw new Error("It can be read.");
  const at = (path: (string | number)[], atKey = false) => {
    const { line, column } = source.problem(path, "", atKey);
    return `${line}:${column}`;
  };
  expect(at(["footer", "links", 0, "to"])).toBe("3:26");
  expect(at(["footer", "links", 0, "to"], true)).toBe("3:22");
  expect(at(["footer", "links", 1, "5"])).toBe("4:10");
  expect(at(["footer", "links", 1, "icon"])).toBe("4:7");
  expect(at(["footer", "social"])).toBe("1:1");
  expect(at(["footer", "links", 0, "to", "deeper"])).toBe("3:26");
  expect(at(["header"])).toBe("1:1");
});
