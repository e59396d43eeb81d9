import type { Plugin } from "vite";
import { writeMistakesPage } from "#tools/cli/author-mistakes/mistakes-page.ts";
import { refreshSchema } from "#tools/cli/editor-schema/write-files.ts";
import { logErrors } from "./log-errors.ts";

/** Writes what git ignores but people read: the schemas for editors, and docs/mistakes.md. */
export function writeGeneratedFiles(folder: string): void {
  refreshSchema(folder);
  writeMistakesPage();
}

/** Writes the generated files after each build, and after the server has started. */
export function generatedFilesPlugin(folder: string): Plugin {
  return {
    name: "generated-files",
    configureServer(server) {
      server.httpServer?.once("listening", () =>
        logErrors(server, () => writeGeneratedFiles(folder)),
      );
    },
    buildEnd(error) {
      if (!error && this.environment.mode === "build") writeGeneratedFiles(folder);
    },
  };
}
