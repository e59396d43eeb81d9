/** Draws the body types: npx tsx tools/artwork/illustrations/draw-bodies.ts */

import { color, worn } from "../drawing/palette.ts";
import { save } from "../drawing/save.ts";
import { type Build, builds } from "./bodies/body-builds.ts";
import { paintShorts, paintTop } from "./bodies/body-clothes.ts";
import { paintFront, paintThighs } from "./bodies/body-detail.ts";
import { paintHead } from "./bodies/body-head.ts";
import { paintArms, paintLegs, paintTrunk } from "./bodies/body-paint.ts";
import { type Look, Painter } from "./bodies/painter.ts";

const look: Look = {
  skin: color.skin,
  shade: "#D6A079",
  cut: "#C68D66",
  hair: "#6A4633",
  hairLight: "#8C6248",
  fit: 1,
  cloth: worn.brand,
  clothShade: worn.brandShade,
};

/**
 * From the head to above the knees: what sets bodies apart is drawn as large as the card allows.
 */
const VIEW = "13 1 94 128";

const draw = (b: Build): string => {
  const p = new Painter(60, 0, 1);
  paintLegs(p, b, look);
  paintTrunk(p, b, look);
  paintFront(p, b, look);
  paintThighs(p, b, look);
  paintShorts(p, b, look, false);
  if (b.sex === "female") paintTop(p, b, look, false);
  paintHead(p, b, look, false);
  paintArms(p, b, look);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${VIEW}" stroke-linecap="round" stroke-linejoin="round">\n${p.parts.join("\n")}\n</svg>\n`;
};

for (const [name, b] of Object.entries(builds)) save(`body-${name}`, draw(b));
