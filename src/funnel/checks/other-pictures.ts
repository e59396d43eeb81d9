import type { Assets } from "../assets.ts";

/** The file that was meant by a picture's name, and that nothing reads. */
export function inOtherFormat(name: string, { otherImages }: Assets): string | undefined {
  return otherImages.find((file) => bareName(file) === bareName(name));
}

function bareName(file: string): string {
  return file
    .replace(/^.*\//, "")
    .replace(/\.\w+$/, "")
    .toLowerCase();
}

/** What to do about a picture that is no SVG, or whose name does not say so. */
export function notSvg(file: string): string {
  const name = file.replace(/\.\w+$/, "");
  if (/\.svg$/i.test(file))
    return `"${file}" is there: let its name end in small letters, funnel/images/${name}.svg.`;
  return `"${file}" is there, and pictures are SVG: export it as one from a drawing program, which can put a photo inside, to funnel/images/${name}.svg.`;
}
