import type { Diagnostic } from "../diagnostics/diagnostic.ts";
import { pictureMessages } from "../diagnostics/messages/copy.ts";
import type { Assets } from "../read/assets.ts";
import type { Funnel } from "../read/read-funnel.ts";
import { listImages, listProgramImages } from "./shown-pictures.ts";

/** The beginnings of files of other kinds, read as text. */
const OTHER_KINDS: [beginning: RegExp, kind: string][] = [
  [/^.PNG\r?\n/, "a PNG"],
  [/^\ufffd{3,}/, "a JPEG"],
  [/^GIF8/, "a GIF"],
  [/^RIFF.{4,16}WEBP/s, "a WebP"],
  [/^%PDF/, "a PDF"],
  [/^\s*<(?:!doctype html|html|head|body)\b/i, "a web page"],
];

/** Comments and the like: their content isn't part of the drawing. */
const ASIDE = /<!--.*?-->|<!\[CDATA\[.*?\]\]>|<\?.*?\?>|<!DOCTYPE[^[>]*(?:\[.*?\]\s*)?>/gs;
const TAG = /<(\/?)([\w:.-]+)(?:"[^"]*"|'[^']*'|[^"'<>])*>|</g;
/** An entity that only web pages know, a bare ampersand, and control characters. */
const FORBIDDEN =
  /&(?!(?:amp|lt|gt|quot|apos|#\d+|#x[\da-f]+);)[^\s;<]*;?|(?![\t\n\r\x7f-\x9f])\p{Cc}/iu;
const ATTRIBUTE = /([\w:.-]+)\s*=\s*(?:"[^"<]*"|'[^'<]*')/g;
const WELL_FORMED = /^<[\w:.-]+((?:\s+[\w:.-]+\s*=\s*(?:"[^"<]*"|'[^'<]*'))*)\s*\/?>$/;
/** Elements that put something on the screen. */
const DRAWN =
  /<(?:\w+:)?(?:path|rect|circle|ellipse|line|polyline|polygon|text|image|use|foreignObject)\b/;
/** A photo in another file: browsers load none for a picture. */
const LINKED = /<image\b[^>]*?\s(?:xlink:)?href\s*=\s*["'](?!data:|#)([^"']+)["']/;
/** Without it, a browser that loads the file as a picture sees XML of an unknown kind. */
const NAMESPACE = /\sxmlns(?::\w+)?\s*=\s*["']http:\/\/www\.w3\.org\/2000\/svg["']/;
const PHOTO = /data:image\/(png|jpe?g|gif|webp);base64,([^"')]*)/gi;

/** Pictures that visitors or members would see, and that aren't what their names say. */
export function damagedPictures(funnel: Funnel, assets: Assets): Diagnostic[] {
  const shown = shownPictures(funnel);
  return findDamage(assets, (name) => shown.has(name));
}

/** The same for pictures that nothing shows yet. */
export function damagedDrafts(funnel: Funnel, assets: Assets): Diagnostic[] {
  const shown = shownPictures(funnel);
  return findDamage(assets, (name) => !shown.has(name));
}

const shownPictures = (funnel: Funnel) =>
  new Set([...listImages(funnel), ...listProgramImages(funnel)]);

function findDamage({ images }: Assets, isMeant: (name: string) => boolean): Diagnostic[] {
  return Object.entries(images).flatMap(([name, svg]) => {
    const message = isMeant(name) ? pictureDamage(svg) : undefined;
    const place = { file: `funnel/images/${name}.svg`, line: 1, column: 1 };
    return message === undefined ? [] : [{ ...place, message }];
  });
}

/** Why no browser shows a picture, or not all of it. Undefined if there's nothing wrong with it. */
export function pictureDamage(svg: string): string | undefined {
  if (svg.trim() === "") return pictureMessages.emptyFile;
  const [, kind] = OTHER_KINDS.find(([beginning]) => beginning.test(svg)) ?? [];
  if (kind !== undefined) return pictureMessages.otherContent({ kind });
  if (/[\0\ufffd]/.test(svg)) return pictureMessages.notUtf8;
  const drawing = svg.replace(ASIDE, "").replace(/^\ufeff/, "");
  if (!/^\s*<(?:\w+:)?svg[\s/>]/.test(drawing)) return pictureMessages.noDrawing;
  const damaged = unclosedTag(drawing) ?? findMalformed(svg, drawing);
  if (damaged !== undefined) return pictureMessages.cutShort({ tag: damaged });
  const [, address] = LINKED.exec(drawing) ?? [];
  if (address !== undefined) return pictureMessages.photoElsewhere({ address });
  const isCut = [...svg.matchAll(PHOTO)].some(([, type = "", data = ""]) =>
    isCutPhoto(type.toLowerCase(), data),
  );
  if (isCut) return pictureMessages.cutPhoto;
  if (!DRAWN.test(drawing)) return pictureMessages.emptyFile;
  return NAMESPACE.test(drawing) ? undefined : pictureMessages.withoutNamespace;
}

/** The tag at which a drawing stops being well-formed: browsers show no part of it. */
function unclosedTag(drawing: string): string | undefined {
  const open: string[] = [];
  for (const [mark, slash, name] of drawing.matchAll(TAG)) {
    if (name === undefined) return mark;
    if (mark.endsWith("/>")) continue;
    if (slash === "") open.push(name);
    else if (open.pop() !== name) return `</${name}>`;
  }
  const last = open.at(-1);
  return last === undefined ? undefined : `<${last}>`;
}

/** The first thing that XML forbids and a web page would forgive. Undefined if there's none. */
function findMalformed(svg: string, drawing: string): string | undefined {
  if (/^\s+<\?xml/.test(svg.replace(/^\ufeff/, ""))) return "<?xml";
  const [, behind = ""] = /<\/(?:\w+:)?svg\s*>\s*(\S[^<]*)$/.exec(drawing) ?? [];
  if (behind !== "") return behind.trim();
  const [forbidden] = FORBIDDEN.exec(drawing) ?? [];
  if (forbidden !== undefined && !/<!ENTITY/.test(svg)) return forbidden;
  const declared = new Set([...drawing.matchAll(/\sxmlns:([\w.-]+)\s*=/g)].map(([, name]) => name));
  return [...drawing.matchAll(TAG)]
    .map(([tag]) => tag)
    .find((tag) => {
      const [whole = "", attributes = ""] = WELL_FORMED.exec(tag) ?? [];
      if (whole === "" && !tag.startsWith("</")) return true;
      const names = [...attributes.matchAll(ATTRIBUTE)].map(([, name = ""]) => name);
      const prefixes = names.flatMap((name) => /^([^:]+):/.exec(name)?.[1] ?? []);
      return (
        new Set(names).size < names.length ||
        prefixes.some((prefix) => !["xml", "xmlns"].includes(prefix) && !declared.has(prefix))
      );
    });
}

/** The bytes that end a photo of each type, if it has an end. */
const ENDS: Record<string, string> = { png: "IEND", jpg: "\xff\xd9", jpeg: "\xff\xd9", gif: ";" };
const AT_THE_END = 64;

function isCutPhoto(type: string, data: string): boolean {
  const bytes = Buffer.from(data.replace(/\s|%0A|&#10;/g, ""), "base64").toString("latin1");
  if (type === "webp" || bytes.startsWith("RIFF")) return bytes.length < 12;
  // Browsers look at the bytes, so a JPEG that's called a PNG is shown.
  const actual = bytes.startsWith("\xff\xd8") ? "jpeg" : type;
  return !bytes.slice(-AT_THE_END).includes(ENDS[actual] ?? "");
}
