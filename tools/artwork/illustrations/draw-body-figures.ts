/**
 * Draws the two-view figures with their tappable areas: npx tsx
 * tools/artwork/illustrations/draw-body-figures.ts
 */

import { withGrain } from "../drawing/geometry.ts";
import { color } from "../drawing/palette.ts";
import { save } from "../drawing/save.ts";
import { bodyAreas, fine, scale, spots } from "./bodies/body-areas.ts";
import { type Build, builds, type Sex } from "./bodies/body-builds.ts";
import { paintShorts, paintTop } from "./bodies/body-clothes.ts";
import { paintBack, paintFront, paintThighs } from "./bodies/body-detail.ts";
import { paintHead } from "./bodies/body-head.ts";
import { paintArms, paintLegs, paintTrunk } from "./bodies/body-paint.ts";
import { type Look, Painter } from "./bodies/painter.ts";

const look: Look = {
  skin: color.skin,
  shade: "#D6A079",
  cut: "#C68D66",
  hair: "#6A4633",
  hairLight: "#8C6248",
  fit: 0.3,
  cloth: "#F0DFC4",
  clothShade: "#DCC39C",
};

const paint = (b: Build, back: boolean): string => {
  const p = new Painter((back ? spots.back : spots.front) * fine, 0, scale * fine);
  paintLegs(p, b, look);
  paintTrunk(p, b, look);
  if (back) paintBack(p, b, look);
  else {
    paintFront(p, b, look);
    paintThighs(p, b, look);
  }
  paintShorts(p, b, look, back);
  if (b.sex === "female") paintTop(p, b, look, back);
  paintHead(p, b, look, back);
  paintArms(p, b, look);
  return p.parts.join("\n");
};

const draw = (sex: Sex): string => {
  const b = builds[`${sex}-${sex === "male" ? "lean" : "smaller"}`];
  if (b === undefined) throw new Error(`No build for ${sex}`);
  const soft: Build = { ...b, muscle: 0.3 };
  const figure = withGrain(1, () => `${paint(soft, false)}\n${paint(soft, true)}`);
  const groups = Object.entries(bodyAreas).map(
    ([id, cover]) => `<g id="${id}">${withGrain(1, () => cover(soft))}</g>`,
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 320 360">\n<defs>\n${groups.join("\n")}\n</defs>\n<g id="figure" stroke-linecap="round" stroke-linejoin="round">\n<g transform="scale(${1 / fine})">\n${figure}\n</g>\n</g>\n</svg>\n`;
};

for (const sex of ["male", "female"] as const) save(`body-figure-${sex}`, draw(sex));
