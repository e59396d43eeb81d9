import { createHash } from "node:crypto";

/** The inline code of a page, as sources for a Content-Security-Policy. */
export interface InlineCode {
  scripts: string[];
  styles: string[];
}

const SCRIPT = /<script\b([^>]*)>([\s\S]*?)<\/script>/gi;
const STYLE = /<style\b[^>]*>([\s\S]*?)<\/style>/gi;
const RUNS_AS_ATTRIBUTE =
  /<[^>]+\s(on[a-z]+\s*=|(?:href|src|action|formaction)\s*=\s*["']?\s*javascript:)/i;

/**
 * Hashes the inline scripts and styles of all pages. Throws if an attribute holds an event handler,
 * because no hash can allow it.
 */
export function hashInlineCode(pages: string[]): InlineCode {
  const scripts = pages.flatMap((page) =>
    [...page.matchAll(SCRIPT)]
      .filter(([, attributes = ""]) => isInlineScript(attributes))
      .map(([, , code = ""]) => code),
  );
  const styles = pages.flatMap((page) => [...page.matchAll(STYLE)].map(([, code = ""]) => code));
  for (const page of pages) {
    const handler = RUNS_AS_ATTRIBUTE.exec(page.replaceAll(SCRIPT, "").replaceAll(STYLE, ""))?.[1];
    if (handler)
      throw new Error(
        `A page has code in an attribute (${handler.trim()}), which the Content-Security-Policy forbids. Move it into a script.`,
      );
  }
  return { scripts: hashTexts(scripts), styles: hashTexts(styles) };
}

/** Data blocks, such as JSON, never run. */
function isInlineScript(attributes: string): boolean {
  const type = /\btype\s*=\s*["']?([^"'\s>]+)/i.exec(attributes)?.[1] ?? "module";
  return (
    !/\bsrc\s*=/i.test(attributes) &&
    /^(module|text\/javascript|importmap|speculationrules)$/i.test(type)
  );
}

function hashTexts(texts: string[]): string[] {
  return [
    ...new Set(
      texts.map((text) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`),
    ),
  ];
}
