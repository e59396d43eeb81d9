import type { Diagnostic } from "../diagnostics/diagnostic.ts";
import type { Assets } from "../read/assets.ts";
import type { Funnel } from "../read/read-funnel.ts";

interface GuideLine {
  text: string;
  /** Reports a problem at a character of the line. */
  diagnosticAt(index: number, message: string): Diagnostic;
}

/** The lines of all guides, which aren't YAML. */
export const guideLines = ({ program }: Funnel, { guides }: Assets): GuideLine[] =>
  Object.entries(program ? guides : {}).flatMap(([name, guide]) =>
    guide.split("\n").map((text, number) => ({
      text,
      diagnosticAt: (index, message) => ({
        file: `funnel/program/guides/${name}`,
        line: number + 1,
        column: index + 1,
        message,
      }),
    })),
  );
