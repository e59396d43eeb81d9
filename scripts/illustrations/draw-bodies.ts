/** Draws the body types: npx tsx scripts/illustrations/draw-bodies.ts */
import { type Build, builds } from "./body-builds.js";
import { paintFront, paintShorts, paintThighs, paintTop } from "./body-detail.js";
import { type Look, Painter, paintArms, paintHead, paintLegs, paintTrunk } from "./body-paint.js";
import { color, worn } from "./palette.js";
import { save } from "./save.js";

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

/** From the head to above the knees: what tells bodies apart is drawn as large as the card allows. */
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
