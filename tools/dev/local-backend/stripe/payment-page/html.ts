/** Text that's already HTML. */
export interface Html {
  readonly markup: string;
}

type Part = string | number | Html | Html[] | false | null | undefined;

const ENTITIES: Record<string, string> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};

/**
 * A template that escapes its values, unless they are HTML from another such template. False and
 * null become empty.
 */
export function html(strings: TemplateStringsArray, ...parts: Part[]): Html {
  return {
    markup: strings.reduce((text, string, at) => text + renderPart(parts[at - 1]) + string),
  };
}

function renderPart(part: Part): string {
  if (part === false || part === null || part === undefined) return "";
  if (Array.isArray(part)) return part.map((one) => one.markup).join("");
  return typeof part === "object"
    ? part.markup
    : String(part).replace(/[&<>"']/g, (letter) => ENTITIES[letter]!);
}
