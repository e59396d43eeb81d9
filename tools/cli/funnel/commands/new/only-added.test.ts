// @module-tag long
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { compileFunnel } from "#compiler/compile.ts";
import { readSource } from "#compiler/yaml/source.ts";
import { type Folder, readFolder } from "#tools/cli/funnel-folder/folder.ts";
import { applyEdits, type Edit, findLine } from "./edit.ts";
import { newExperiment } from "./experiment.ts";
import { newOption } from "./option.ts";
import { newStep } from "./step.ts";

const folder = readFolder("funnel");
const funnel = compileFunnel(folder.files, folder.assets);
if (Array.isArray(funnel)) throw new Error("The real funnel has mistakes.");
const steps = [...funnel.steps.keys()];
const withOptions = [...funnel.steps.values()]
  .filter(({ fields }) => "options" in fields)
  .map(({ id }) => id);

const getFirstOption = (step: string) =>
  Object.keys(funnel.steps.get(step)?.fields.options ?? {})[0];

/** The same files as a Windows checkout has them, with CRLF. */
const onWindows: Folder = {
  ...folder,
  files: Object.fromEntries(
    Object.entries(folder.files).map(([file, text]) => [file, text.replaceAll("\n", "\r\n")]),
  ),
};

const words = fc
  .string({ unit: "grapheme", minLength: 1, maxLength: 30 })
  .filter((text) => /\S/.test(text));
const order = fc.oneof(
  fc
    .record({
      type: fc.constantFrom("message", "single-choice", "number", "counter", "email"),
      after: fc.constantFrom(...steps),
      title: words,
    })
    .map((step) => (of: Folder) => newStep({ ...step, id: "brand-new", options: [] }, of)),
  fc
    .record({
      step: fc.constantFrom(...withOptions),
      label: words,
      icon: fc.constantFrom(undefined, "moon"),
      isFirst: fc.boolean(),
    })
    .map(
      ({ isFirst, ...option }) =>
        (of: Folder) =>
          newOption(
            {
              ...option,
              value: "brand-new",
              before: isFirst ? getFirstOption(option.step) : undefined,
            },
            of,
          ),
    ),
  fc
    .record({
      question: words,
      arms: fc.constantFrom<string[]>(["A", "B"], ["A", "B", "C"]),
      at: fc.constantFrom(undefined, ...steps),
    })
    .map((experiment) => (of: Folder) => newExperiment({ ...experiment, id: "brand-new" }, of)),
);

/** Counts the lines of the old text that are missing in the new one, in order. */
function linesLost(old: string, now: string): number {
  const kept = now.split("\n");
  let from = 0;
  return old.split("\n").filter((line) => {
    const at = kept.indexOf(line, from);
    if (at !== -1) from = at + 1;
    return at === -1;
  }).length;
}

describe("funnel new", () => {
  test("leaves every other line of every file unchanged", () => {
    fc.assert(
      fc.property(order, fc.boolean(), (make, isWindows) => {
        const of = isWindows ? onWindows : folder;
        const edits: Edit[] = make(of);
        const after = applyEdits(of.files, edits);
        for (const [file, text] of Object.entries(of.files)) {
          // Each edit within a line changes that one line: a list of the flow, or the step that a
          // split replaces.
          const within =
            edits.filter((edit) => edit.file === file && !edit.text.includes("\n")).length +
            edits.filter((edit) => edit.file === file && edit.until !== undefined).length;
          expect(linesLost(text, after[file] ?? "")).toBeLessThanOrEqual(within);
          if (text.includes("\r\n")) expect(after[file]).not.toMatch(/[^\r]\n/);
        }
        for (const edit of edits)
          expect((after[edit.file] ?? "").split("\n")[findLine(edit, edits, of.files) - 1]).toMatch(
            /brand-new/,
          );
        // The compiler may refuse the result, but every file still parses.
        for (const { file } of edits)
          expect(readSource(file, after[file] ?? "")).not.toBeInstanceOf(Array);
      }),
      { numRuns: 150, seed: 4 },
    );
  }, 120_000);
});
