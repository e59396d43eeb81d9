import type { FlowNode } from "#compiler/flow-graph.ts";
import type { Plan } from "#compiler/plan.ts";
import { countsInWords, stepsInWords } from "./description.ts";
import type { ArmPill, Card, ChapterBox, FlowMap, ForkBox, Line } from "./flow-map.ts";
import { measures } from "./measures.ts";
import { CHAPTER_COLORS, svgStyle } from "./svg-style.ts";
import { waitWidth } from "./wait-in-words.ts";

const MARGIN = 40;
const HEADER = 76;
const CORNER = 10;

/**
 * The map as a standalone SVG file. `iconOf` returns the icon of a step type, drawn on a 256 × 256
 * canvas in the current color.
 */
export function svgOf(
  plan: Plan,
  tree: FlowNode[],
  map: FlowMap,
  iconOf: (type: string) => string,
): string {
  const [width, height] = [
    Math.ceil(map.width) + 2 * MARGIN,
    Math.ceil(map.height) + 2 * MARGIN + HEADER,
  ];
  const icons = [...new Set(map.cards.map((card) => card.type))].map(
    (type) => `<symbol id="type-${type}" viewBox="0 0 256 256">${iconOf(type)}</symbol>`,
  );
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" role="img" aria-labelledby="map-title map-desc">`,
    `<title id="map-title">${escaped(`The flow of ${plan.name}`)}</title>`,
    `<desc id="map-desc">${escaped(`${countsInWords(plan)} ${stepsInWords(plan, tree)}`)}</desc>`,
    `<style>${svgStyle()}</style>`,
    `<defs>${icons.join("")}<marker id="head" viewBox="0 0 8 8" refX="6" refY="4" markerWidth="7" markerHeight="7" markerUnits="userSpaceOnUse" orient="auto"><path class="head" d="M0 0 8 4 0 8z"/></marker></defs>`,
    `<rect class="paper" width="${width}" height="${height}"/>`,
    `<text class="name ink" x="${MARGIN}" y="${MARGIN + 20}">${escaped(plan.name)}</text>`,
    `<text class="sum soft" x="${MARGIN}" y="${MARGIN + 46}">${escaped(countsInWords(plan))}</text>`,
    `<g transform="translate(${MARGIN} ${MARGIN + HEADER})">`,
    ...map.chapters.map(chapterSvg),
    ...map.lines.map(lineSvg),
    ...map.forks.map(forkSvg),
    ...map.arms.map(armSvg),
    ...map.cards.map(cardSvg),
    "</g>",
    "</svg>",
    "",
  ].join("\n");
}

function chapterSvg({ x, y, width, height, title, chapter }: ChapterBox): string {
  const { padding, header } = measures.chapter;
  return `<g class="c${chapter % CHAPTER_COLORS}"><rect class="band" ${box(x, y, width, height)} rx="18"/><text class="chapter-title deep" x="${x + padding + 4}" y="${y + header - 11}">${escaped(title)}</text></g>`;
}

function cardSvg(card: Card): string {
  const { padding, badge, titleLine } = measures.card;
  const left = card.x + 2 * padding + badge;
  const right = card.x + card.width - padding;
  const foot = card.y + card.height - padding - 3;
  const middle = card.y + card.height / 2;
  const number =
    card.number === undefined
      ? ""
      : `<text class="small soft" x="${right}" y="${card.y + padding + 14}" text-anchor="end">${card.number}</text>`;
  const waitBox = card.wait === undefined ? 0 : waitWidth(card.wait);
  const wait =
    card.wait === undefined
      ? ""
      : `<rect class="badge" ${box(right - waitBox, foot - 13, waitBox, 18)} rx="9"/><text class="small deep" x="${right - waitBox / 2}" y="${foot}" text-anchor="middle">${card.wait}</text>`;
  return [
    `<g class="c${card.chapter % CHAPTER_COLORS}" data-place="${escaped(card.place)}">`,
    `<title>${escaped(cardInWords(card))}</title>`,
    `<rect class="card" ${box(card.x, card.y, card.width, card.height)} rx="12"/>`,
    `<rect class="badge" ${box(card.x + padding, middle - badge / 2, badge, badge)} rx="10"/>`,
    `<use class="icon" href="#type-${card.type}" ${box(card.x + padding + 7, middle - badge / 2 + 7, badge - 14, badge - 14)}/>`,
    ...card.lines.map(
      (text, index) =>
        `<text class="title ink" x="${left}" y="${card.y + padding + 14 + index * titleLine}">${escaped(text)}</text>`,
    ),
    `<text class="meta soft" x="${left}" y="${foot}">${escaped(card.meta)}</text>`,
    number,
    wait,
    "</g>",
  ].join("");
}

/** `13. Preparing your plan (preparing, status-lines, waits 4.5–8 s)` */
function cardInWords({ number, title, id, type, answer, wait }: Card): string {
  const facts = [
    id,
    type,
    ...(answer === undefined ? [] : [`answer ${answer}`]),
    ...(wait === undefined ? [] : [`waits ${wait}`]),
  ];
  return `${number === undefined ? "" : `${number}. `}${title} (${facts.join(", ")})`;
}

/** A diamond, wide enough for its text. */
function forkSvg({ x, y, width, height, lines, title, experiment }: ForkBox): string {
  const { point, padding, titleLine } = measures.fork;
  const [right, bottom, middle] = [x + width, y + height, y + height / 2];
  const shape = `M${x} ${middle}L${x + point} ${y}H${right - point}L${right} ${middle}L${right - point} ${bottom}H${x + point}Z`;
  const text = lines.map((words, index) => {
    const name =
      index === 0 && experiment !== undefined && words.startsWith(`${experiment}:`)
        ? experiment
        : "";
    const bold = name === "" ? "" : `<tspan class="fork-name">${escaped(`${name}:`)}</tspan>`;
    return `<text class="fork-title ${experiment === undefined ? "ink" : "split-ink"}" x="${x + width / 2}" y="${y + padding + 13 + index * titleLine}" text-anchor="middle">${bold}${escaped(name === "" ? words : words.slice(name.length + 1))}</text>`;
  });
  return `<g><title>${escaped(title)}</title><path class="${experiment === undefined ? "branch" : "split"}" stroke-width="1.5" stroke-linejoin="round" d="${shape}"/>${text.join("")}</g>`;
}

function armSvg({ x, y, width, height, text, title, won, faded }: ArmPill): string {
  return `<g${faded ? ' class="faded"' : ""}><title>${escaped(title)}</title><rect class="${won ? "won" : "pill"}" ${box(x, y, width, height)} rx="${height / 2}"/><text class="small ${won ? "won-ink" : "ink"}" x="${x + width / 2}" y="${y + height / 2 + 4}" text-anchor="middle">${escaped(text)}</text></g>`;
}

/** A polyline with rounded corners, as far as there's room. */
function lineSvg({ points, faded, turnsOver }: Line): string {
  const parts = points.map(([x, y], index) => {
    const [before, after] = [points[index - 1], points[index + 1]];
    if (!before) return `M${x} ${y}`;
    if (!after) return `L${x} ${y}`;
    const reach = Math.min(CORNER, distance(before, [x, y]) / 2, distance([x, y], after) / 2);
    const toward = ([toX, toY]: [number, number]) =>
      `${x + Math.sign(toX - x) * reach} ${y + Math.sign(toY - y) * reach}`;
    return `L${toward(before)}Q${x} ${y} ${toward(after)}`;
  });
  return `<path class="line${faded ? " faded" : ""}"${turnsOver ? ' marker-end="url(#head)"' : ""} d="${parts.join("")}"/>`;
}

function distance([x1, y1]: [number, number], [x2, y2]: [number, number]): number {
  return Math.abs(x2 - x1) + Math.abs(y2 - y1);
}

function box(x: number, y: number, width: number, height: number): string {
  return `x="${x}" y="${y}" width="${width}" height="${height}"`;
}

function escaped(text: string): string {
  return text
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll('"', "&quot;");
}
