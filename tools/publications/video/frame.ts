import { readBrand } from "../pdf/brand.ts";
import { color } from "../pdf/look.ts";
import { drawFigure } from "./figure/figure.ts";
import { ease } from "./figure/geometry.ts";
import { findMove } from "./figure/moves.ts";
import type { Shape } from "./shape.ts";
import { type Scene, sumSeconds } from "./storyboard.ts";

export const stage = { width: 1280, height: 720 };
const FLOOR = 612;
const FIGURE_X = 880;
const CHANGE_SECONDS = 0.4;

/** The shapes at a second of the video, from back to front. */
export function frameAt(scenes: Scene[], second: number): Shape[] {
  const scene = scenes.findLast(({ start }) => start <= second) ?? scenes[0];
  if (!scene) return [];
  const within = second - scene.start;
  const isFirst = scene.start === 0;
  const isLast = scene.start + scene.seconds >= sumSeconds(scenes);
  const arriving = isFirst ? 1 : ease(within, 0, CHANGE_SECONDS);
  const leaving = isLast ? 0 : ease(within, scene.seconds - CHANGE_SECONDS, scene.seconds);
  const shown = arriving * (1 - leaving);
  return [
    {
      kind: "box",
      x: 0,
      y: 0,
      width: stage.width,
      height: stage.height,
      radius: 0,
      color: color("paper"),
    },
    { kind: "oval", x: FIGURE_X, y: 372, rx: 300, ry: 300, color: color("butter"), opacity: 0.55 },
    { kind: "box", x: 560, y: FLOOR, width: 640, height: 6, radius: 3, color: color("butter") },
    {
      kind: "group",
      opacity: shown,
      dx: FIGURE_X + 36 * (1 - arriving) - 36 * leaving,
      dy: FLOOR,
      shapes: figure(scene, within),
    },
    {
      kind: "group",
      opacity: shown,
      dx: 0,
      dy: 10 * (1 - arriving) - 10 * leaving,
      shapes: words(scene),
    },
    ...countdown(scene, within),
    ...steps(scenes, scene, within),
    ...titleShapes(second),
  ];
}

function figure({ exercise, seconds }: Scene, within: number): Shape[] {
  const pose = findMove(exercise).pose(within, seconds);
  const x = pose.hips[0] * 0.5;
  return [
    { kind: "oval", x, y: 4, rx: 96, ry: 9, color: "#5a3f31", opacity: 0.22 },
    ...drawFigure(pose),
  ];
}

function words({ exercise, caption, cue }: Scene): Shape[] {
  return [
    {
      kind: "text",
      x: 80,
      y: 262,
      text: findMove(exercise).name,
      font: "Fraunces",
      size: 62,
      color: color("ink"),
    },
    {
      kind: "text",
      x: 82,
      y: 318,
      text: caption,
      font: "Figtree",
      size: 28,
      color: color("ink-soft"),
      width: 440,
      leading: 38,
    },
    {
      kind: "text",
      x: 104,
      y: 438,
      text: cue,
      font: "Figtree SemiBold",
      size: 24,
      color: color("brand"),
      back: color("brand-tint"),
    },
  ];
}

/** A ring that empties, with the remaining seconds. */
function countdown({ seconds }: Scene, within: number): Shape[] {
  const [x, y] = [128, 562];
  return [
    { kind: "arc", x, y, r: 42, width: 9, share: 1, color: color("line") },
    { kind: "arc", x, y, r: 42, width: 9, share: 1 - within / seconds, color: color("brand") },
    {
      kind: "text",
      x,
      y: y + 11,
      text: String(Math.ceil(seconds - within)),
      font: "Figtree SemiBold",
      size: 32,
      color: color("ink"),
      align: "center",
    },
  ];
}

/** One bar per scene along the upper edge, which fills as the video plays. */
function steps(scenes: Scene[], scene: Scene, within: number): Shape[] {
  const [x, y, gap] = [80, 96, 10];
  const width = (440 - gap * (scenes.length - 1)) / scenes.length;
  const at = scenes.indexOf(scene);
  const bars = scenes.flatMap(({ seconds }, index): Shape[] => {
    const doneHere = index === at ? within / seconds : 0;
    const done = index < at ? 1 : doneHere;
    const bar = { kind: "box", x: x + index * (width + gap), y, height: 8, radius: 4 } as const;
    const empty: Shape = { ...bar, width, color: color("line") };
    return done * width < 8
      ? [empty]
      : [empty, { ...bar, width: width * done, color: color("ember") }];
  });
  return [
    ...bars,
    {
      kind: "text",
      x,
      y: 146,
      text: `Move ${at + 1} of ${scenes.length}`,
      font: "Figtree SemiBold",
      size: 22,
      color: color("ember"),
    },
  ];
}

const SHOWN_SECONDS = 1.7;
const GONE_SECONDS = 2.4;

/**
 * The title over the first scene. That scene already plays behind it, so the title takes no time of
 * its own: four plays are exactly five minutes.
 */
// Long on purpose: one drawing, from back to front.
function titleShapes(second: number): Shape[] {
  if (second >= GONE_SECONDS) return [];
  const leaving = ease(second, SHOWN_SECONDS, GONE_SECONDS);
  const shapes: Shape[] = [
    { kind: "box", x: 0, y: 0, width: 1280, height: 720, radius: 0, color: color("brand-deep") },
    { kind: "oval", x: 1090, y: 120, rx: 420, ry: 420, color: color("brand") },
    { kind: "oval", x: 1090, y: 120, rx: 250, ry: 250, color: color("ember"), opacity: 0.5 },
    {
      kind: "text",
      x: 120,
      y: 200,
      text: readBrand().name,
      font: "Figtree SemiBold",
      size: 28,
      color: color("butter"),
    },
    {
      kind: "text",
      x: 116,
      y: 352,
      text: "Five-Minute",
      font: "Fraunces",
      size: 108,
      color: color("on-brand"),
    },
    {
      kind: "text",
      x: 116,
      y: 466,
      text: "Warm-Up",
      font: "Fraunces",
      size: 108,
      color: color("on-brand"),
    },
    {
      kind: "text",
      x: 120,
      y: 548,
      text: "Eight gentle moves. Play it four times.",
      font: "Figtree",
      size: 32,
      color: color("butter"),
    },
  ];
  return [{ kind: "group", opacity: 1, dx: 0, dy: -720 * leaving, shapes }];
}
