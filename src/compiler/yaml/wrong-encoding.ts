import { yamlMessages } from "../diagnostics/messages/files.ts";
import type { ParseMistake } from "./parse-mistake.ts";

/** A byte that isn't UTF-8 is read as this. */
const UNREADABLE = "\ufffd";
const BEGINNING = 200;
/** UTF-8 after it was read as Windows-1252 and saved again: `CafÃ©`, `isnâ€™t`. */
const SAVED_AGAIN = /[ÃÂ][\u0080-\u00BF]|â€[\u0080-\u00BF™œ˜“”¦]/;

/**
 * Finds out that a file wasn't saved as UTF-8, from what is left of it when it's read as UTF-8.
 * Undefined if it was.
 */
export function wrongEncoding(text: string): ParseMistake | undefined {
  const beginning = text.slice(0, BEGINNING);
  // In UTF-16, every other byte of an English text is zero.
  if (beginning.split("\0").length - 1 > beginning.length / 4)
    return { offset: 0, message: yamlMessages.utf16 };
  const at = text.indexOf(UNREADABLE);
  if (at !== -1) return { offset: at, message: yamlMessages.otherEncoding };
  const again = text.search(SAVED_AGAIN);
  return again === -1 ? undefined : { offset: again, message: yamlMessages.savedAgain };
}
