import type { Diagnostic } from "../diagnostics/diagnostic.ts";
import { nearest } from "../diagnostics/did-you-mean.ts";
import { themeMessages } from "../diagnostics/messages/theme.ts";
import type { Assets } from "../read/assets.ts";
import type { Authored } from "../read/read-funnel.ts";
import type { ReadableTheme } from "../theme/readable-themes.ts";

/** Fonts that a theme uses but that aren't installed. */
export function fontDiagnostics(
  themes: Authored<ReadableTheme>[],
  { fonts }: Assets,
): Diagnostic[] {
  const known = Object.keys(fonts);
  return themes.flatMap(({ fields, source }) =>
    (["display", "text"] as const).flatMap((use) => {
      const name = fields.type?.[use];
      if (name === undefined || Object.hasOwn(fonts, name)) return [];
      return [
        source.diagnosticAt(
          ["type", use],
          themeMessages.unknownFont({
            font: name,
            installed: known,
            meant: nearest(name, known),
          }),
        ),
      ];
    }),
  );
}
