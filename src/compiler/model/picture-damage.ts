import type { Diagnostic } from "../diagnostics/diagnostic.ts";
import { pictureMessages } from "../diagnostics/messages/pictures.ts";
import type { Assets } from "../read/assets.ts";
import type { Funnel } from "../read/read-funnel.ts";
import { imagesOf, programImagesOf } from "./shown-pictures.ts";

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
  new Set([...imagesOf(funnel), ...programImagesOf(funnel)]);

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
  const open = unclosedTag(drawing);
  if (open !== undefined) return pictureMessages.cutShort({ tag: open });
  const isCut = [...svg.matchAll(PHOTO)].some(([, type = "", data = ""]) =>
    isCutPhoto(type.toLowerCase(), data),
  );
  return isCut ? pictureMessages.cutPhoto : undefined;
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
