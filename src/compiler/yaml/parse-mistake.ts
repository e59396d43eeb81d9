/** A syntax mistake in a file, at an offset in its text. */
export interface ParseMistake {
  offset: number;
  message: string;
}
