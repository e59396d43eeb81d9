import { existsSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { readImports } from "#tools/checks/import-map/read-imports.ts";
import { functionNames } from "./deno.ts";

test.each(functionNames)("Deno finds everything that %s imports", (name) => {
  const folder = `supabase/functions/${name}`;
  const { imports }: { imports: Record<string, string> } = JSON.parse(
    readFileSync(`${folder}/deno.json`, "utf8"),
  );
  // `#lib/` in deno.json is `src/lib/` here.
  const named = Object.keys(imports).map((key) => key.replace("#", "src/"));
  const isFound = (path: string) =>
    /^(node:|supabase\/functions\/)/.test(path) ||
    named.some((key) => (key.endsWith("/") ? path.startsWith(key) : path === key));

  const imported = new Set([`${folder}/index.ts`]);
  // Grows while it's read.
  for (const file of imported)
    if (existsSync(file))
      for (const { to, isTypeOnly } of readImports(file)) if (!isTypeOnly) imported.add(to);
  expect(imported.size).toBeGreaterThan(2);
  expect([...imported].filter((path) => !isFound(path))).toEqual([]);
});
