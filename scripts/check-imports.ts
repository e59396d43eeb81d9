import { codeFiles } from "#tools/checks/import-map/code-files.ts";
import { findViolations } from "#tools/checks/import-map/find-violations.ts";
import { readImports } from "#tools/checks/import-map/read-imports.ts";

/** Checks every folder with code against the map in tools/checks/import-map/import-map.ts. */
const files = codeFiles();
const imports = files.flatMap(readImports);
const violations = findViolations(files, imports);

if (violations.length > 0) {
  console.error(violations.join("\n"));
  process.exitCode = 1;
} else {
  console.log(`${imports.length} imports in ${files.length} files follow the import map.`);
}
