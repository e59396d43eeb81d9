import type { Diagnostic } from "../diagnostics/diagnostic.ts";
import { pictureMessages } from "../diagnostics/messages/pictures.ts";
import type { Assets } from "../read/assets.ts";
import type { Funnel } from "../read/read-funnel.ts";

/** Pictures in an unsupported format, which no screen can show. */
export function unsupportedPictures(_: Funnel, { otherImages }: Assets): Diagnostic[] {
  return otherImages.map((file) => ({
    file: `funnel/images/${file}`,
    line: 1,
    column: 1,
    message: pictureMessages.otherFormat({ file }),
  }));
}
