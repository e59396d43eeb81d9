import { describe, expect, test } from "vitest";
import { findViolations } from "./find-violations.ts";
import { parseImports } from "./read-imports.ts";

/** The violations of small files that are added to the project. */
function findInFiles(files: Record<string, string>): string[] {
  const imports = Object.entries(files).flatMap(([file, text]) => parseImports(file, text));
  return findViolations(Object.keys(files), imports);
}

const cases = [
  {
    name: "an import upward",
    files: { "src/lib/a.ts": `import { b } from "#ui/b.ts";`, "src/ui/b.ts": "" },
    said: "src/lib/a.ts:1  src/lib may import nothing, not src/ui/b.ts. Pass it in from a folder above, or move the code down.",
  },
  {
    name: "an import within the compiler, upward",
    files: { "src/compiler/read/a.ts": `\nimport { b } from "../checks/b.ts";` },
    said: "src/compiler/read/a.ts:2  src/compiler/read may import src/compiler/schema, src/compiler/yaml, src/compiler/diagnostics, src/quiz/steps, src/rules/member-plan, src/lib, not src/compiler/checks/b.ts. Pass it in from a folder above, or move the code down.",
  },
  {
    name: "a value where types alone are allowed",
    files: { "src/quiz/engine/a.ts": `import { plan } from "#compiler/plan.ts";` },
    said: "src/quiz/engine/a.ts:1  src/quiz/engine may import src/quiz/steps, src/lib, not src/compiler/plan.ts. Import it as a type, or move the code down.",
  },
  {
    name: "an import of the tests",
    files: { "tools/build/hosting/a.ts": `import { b } from "../../../tests/support/b.ts";` },
    said: "tools/build/hosting/a.ts:1  tools/build/hosting may import src/ui, src/lib, supabase/functions/_shared/is-replica.ts, not tests/support/b.ts. Pass it in from a folder above, or move the code down.",
  },
  {
    name: "an import of Storybook's settings",
    files: { "tools/checks/visual-tests/a.ts": `import { b } from "../../../.storybook/b.ts";` },
    said: "tools/checks/visual-tests/a.ts:1  tools/checks/visual-tests may import tools/dev/storybook/windows.ts, not .storybook/b.ts. Pass it in from a folder above, or move the code down.",
  },
  {
    name: "an import of the tests by a test of src",
    files: { "src/lib/a.test.ts": `import { b } from "../../tests/support/b.ts";` },
    said: "src/lib/a.test.ts:1  src/lib may import nothing, not tests/support/b.ts. Pass it in from a folder above, or move the code down.",
  },
  {
    name: "a re-export",
    files: { "src/api/a.ts": `export { b } from "#ui/b.ts";` },
    said: "src/api/a.ts:1  src/api may import src/rules, src/lib, not src/ui/b.ts. Pass it in from a folder above, or move the code down.",
  },
  {
    name: "an import that waits",
    files: { "src/api/a.ts": `await import("#ui/b.ts");` },
    said: "src/api/a.ts:1  src/api may import src/rules, src/lib, not src/ui/b.ts. Pass it in from a folder above, or move the code down.",
  },
  {
    name: "one check in another",
    files: { "src/compiler/checks/a.ts": `import { b } from "./b.ts";` },
    said: "src/compiler/checks/a.ts:1  One rule of src/compiler/checks imports another. Move what they share to src/compiler/model or src/compiler/solver.",
  },
  {
    name: "one step type in another",
    files: { "src/quiz/steps/weight/a.ts": `import { b } from "../height/b.ts";` },
    said: "src/quiz/steps/weight/a.ts:1  The step type weight imports from height. Move what they share to src/quiz/steps.",
  },
  {
    name: "a screen in the compiler",
    files: { "src/compiler/a.ts": `import { useState } from "react";` },
    said: "src/compiler/a.ts:1  src/compiler runs without a screen, so it can't import react. Take its result as an argument.",
  },
  {
    name: "zod in the browser",
    files: { "src/app/a.ts": `import { z } from "zod";` },
    said: "src/app/a.ts:1  zod is for the build alone. Parse in src/compiler, and hand on plain data.",
  },
  {
    name: "a folder that isn't on the map",
    files: { "src/new-room/a.ts": "" },
    said: "src/new-room/a.ts  src/new-room isn't on the map. Say in tools/checks/import-map/import-map.ts what it may import.",
  },
  {
    name: "a circle of types",
    files: {
      "src/lib/a.ts": `import type { B } from "./b.ts";`,
      "src/lib/b.ts": `import type { A } from "./a.ts";`,
    },
    said: "A circle of imports: src/lib/a.ts → src/lib/b.ts → src/lib/a.ts. Move what they share to a file of its own.",
  },
];

describe("the import map", () => {
  test.each(cases)("refuses $name", ({ files, said }) => {
    expect(findInFiles(files)).toEqual([said]);
  });

  test("accepts what the map allows", () => {
    const files = {
      "src/app/a.ts": `import type { Plan } from "#compiler/plan.ts";\nimport { b } from "#lib/b.ts";`,
      "src/compiler/checks/checks.ts": `import { a } from "./a.ts";`,
      "src/api/a.test.ts": `import { b } from "#tools/dev/local-backend/b.ts";`,
      "src/compiler/compile.ts": `import { parse } from "yaml";\nimport { a } from "./checks/a.ts";`,
    };
    expect(findInFiles(files)).toEqual([]);
  });
});
