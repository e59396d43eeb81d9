import type { Diagnostic } from "../diagnostics/diagnostic.ts";
import { fileMessages } from "../diagnostics/messages/files.ts";
import type { Assets } from "../read/assets.ts";
import type { Funnel } from "../read/read-funnel.ts";

/** Copies that sync programs, systems, and editors put next to the funnel's files. */
export function leftOutCopies(_: Funnel, { copies }: Assets): Diagnostic[] {
  return copies.map(({ file, original }) => ({
    file: `funnel/${file}`,
    line: 1,
    column: 1,
    message: fileMessages.leftOutCopy({ original: `funnel/${original}` }),
  }));
}
