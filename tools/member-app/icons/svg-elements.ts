import { NotDrawable } from "./not-drawable.ts";

export type Attributes = Record<string, string>;

interface View {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Groups hand these on to what is in them. */
const INHERITED = /^(fill|stroke|fill-.*|stroke-.*)$/;
/** Elements that don't show. */
const SILENT = /<(title|desc|metadata|defs)\b[^>]*(?:\/>|>[\s\S]*?<\/\1>)/g;
const TAG = /<(\/?)([\w:-]+)((?:\s+[\w:-]+\s*=\s*(?:"[^"]*"|'[^']*'))*)\s*(\/?)>/g;
const ATTRIBUTE = /([\w:-]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g;
/** Would move or change what is drawn. */
const UNKNOWN = ["transform", "style", "class", "clip-path", "mask", "filter"];

/** The shapes of an SVG in order, each with the attributes that apply to it. */
export function elementsOf(svg: string): {
  view: View;
  elements: { name: string; attributes: Attributes }[];
} {
  const drawn = svg.replaceAll(/<\?[\s\S]*?\?>|<!--[\s\S]*?-->/g, "").replaceAll(SILENT, "");
  const groups: Attributes[] = [];
  const elements: { name: string; attributes: Attributes }[] = [];
  let view: View | undefined;
  for (const [, end, name = "", text = "", isEmpty] of drawn.matchAll(TAG)) {
    const isGroup = name === "svg" || name === "g";
    if (end) {
      if (isGroup) groups.pop();
      continue;
    }
    const attributes = { ...groups.at(-1), ...attributesOf(text) };
    if (name === "svg") view ??= viewOf(attributes);
    if (!isGroup) elements.push({ name, attributes });
    else if (!isEmpty) groups.push(inheritedOf(attributes));
  }
  if (!view) throw new NotDrawable("no viewBox");
  return { view, elements };
}

function attributesOf(text: string): Attributes {
  const attributes = Object.fromEntries(
    [...text.matchAll(ATTRIBUTE)].map(([, name = "", double, single]) => [name, double ?? single]),
  ) as Attributes;
  const unknown = UNKNOWN.find((name) => name in attributes);
  if (unknown) throw new NotDrawable(unknown);
  return attributes;
}

function inheritedOf(attributes: Attributes): Attributes {
  if ("opacity" in attributes) throw new NotDrawable("the opacity of a group");
  return Object.fromEntries(Object.entries(attributes).filter(([name]) => INHERITED.test(name)));
}

function viewOf({ viewBox = "" }: Attributes): View | undefined {
  const [x = 0, y = 0, width = 0, height = 0] = viewBox
    .trim()
    .split(/[\s,]+/)
    .map(Number);
  return width > 0 && height > 0 ? { x, y, width, height } : undefined;
}

/** The number in an attribute. */
export function numberOf(attributes: Attributes, name: string, byDefault = 0): number {
  const text = attributes[name];
  const number = text === undefined ? byDefault : Number(text.replace(/px$/, ""));
  if (Number.isNaN(number)) throw new NotDrawable(`${name}="${text}"`);
  return number;
}
