import fc from "fast-check";
import { expect, test } from "vitest";
import { compileFunnel } from "#funnel/compile-funnel.ts";
import { readSource } from "#funnel/source.ts";
import { type Folder, readFolder } from "../folder.ts";
import { type Edit, edited, lineOf } from "./edit.ts";
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

const firstOf = (step: string) => Object.keys(funnel.steps.get(step)?.fields.options ?? {})[0];

/** As a checkout on Windows has it. */
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
            { ...option, value: "brand-new", before: isFirst ? firstOf(option.step) : undefined },
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

/** How many lines of the old text are not in the new one, in their order. */
function linesLost(old: string, now: string): number {
  const kept = now.split("\n");
  let from = 0;
  return old.split("\n").filter((line) => {
    const at = kept.indexOf(line, from);
    if (at !== -1) from = at + 1;
    return at === -1;
  }).length;
}

test("whatever a marketer adds, every other line of every file stays as it is", () => {
  fc.assert(
    fc.property(order, fc.boolean(), (make, isWindows) => {
      const of = isWindows ? onWindows : folder;
      const edits: Edit[] = make(of);
      const after = edited(of.files, edits);
      for (const [file, text] of Object.entries(of.files)) {
        // one line for each edit within a line: a list of the flow, or the step that a split takes the place of
        const within =
          edits.filter((edit) => edit.file === file && !edit.text.includes("\n")).length +
          edits.filter((edit) => edit.file === file && edit.until !== undefined).length;
        expect(linesLost(text, after[file] ?? "")).toBeLessThanOrEqual(within);
        if (text.includes("\r\n")) expect(after[file]).not.toMatch(/[^\r]\n/);
      }
      for (const edit of edits)
        expect((after[edit.file] ?? "").split("\n")[lineOf(edit, edits, of.files) - 1]).toMatch(
          /brand-new/,
        );
      // the funnel as a whole may refuse it, but every file can be read
      for (const { file } of edits)
        expect(readSource(file, after[file] ?? "")).not.toBeInstanceOf(Array);
    }),
    { numRuns: 150, seed: 4 },
  );
}, 120_000);
