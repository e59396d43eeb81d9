export const MAX_NAME_LENGTH = 100;
const NOT_SEEN = /\p{Default_Ignorable_Code_Point}/gu;
// Without @, :, /, and anything else that a link or an address needs, except for dots.
const NAME = /^[\p{L}\p{M}\p{N} .,·・'’‘`´()&+\-‐‑–—]+$/u;
const DOT_INSIDE = /(?<=[\p{L}\p{M}\p{N}])\.(?=[\p{L}\p{N}]{2})/gu;

/**
 * A person's name as it goes into mails; undefined if it isn't one. It's a stranger's text to the
 * one who reads the mail, so nothing in it can be a link: `example.com` becomes `example. com`, as
 * in `Dr. Lee`.
 */
export function parsePersonName(typed: string): string | undefined {
  const name = typed.trim().replace(NOT_SEEN, "").normalize("NFKC");
  // A name without a letter isn't one.
  if (!NAME.test(name) || !/\p{L}/u.test(name)) return undefined;
  const clean = name.replace(/ +/g, " ").replace(DOT_INSIDE, ". ").trim();
  return clean.length <= MAX_NAME_LENGTH ? clean : undefined;
}
