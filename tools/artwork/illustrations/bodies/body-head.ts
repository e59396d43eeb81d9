import { mirror, pts, reverse, xy } from "../../drawing/geometry.ts";
import type { Build } from "./body-builds.ts";
import { faceEdge } from "./body-outline.ts";
import { shadeBand } from "./body-paint.ts";
import type { Look, Painter } from "./painter.ts";

export const paintHead = (p: Painter, b: Build, look: Look, back: boolean): void => {
  const face = faceEdge(b);
  const female = b.sex === "female";
  if (female) paintLongHair(p, look);
  if (!back || !female) paintNeck(p, b, look, back);
  if (!female) p.both(look.skin, 1, pts("8 17, 9.6 17.4, 9.4 21, 7.8 23"));
  p.shape(look.skin, 1, face, reverse(mirror(face)));
  if (back) {
    paintHairBack(p, b, look);
    return;
  }
  p.shape(look.shade, 1, ...shadeBand(mirror(face), face, 12, 31, 0.13));
  paintFeatures(p, look);
  paintHairFront(p, b, look);
};

const paintLongHair = (p: Painter, look: Look): void => {
  p.blob(
    look.hair,
    1,
    pts(
      "0 4.4, 7.4 6, 10.9 13, 11.4 22, 12 30, 10.4 34.4, 5 35.4, -5 35.4, -10.4 34.4, -12 30, -11.4 22, -10.9 13, -7.4 6",
    ),
  );
};

const paintNeck = (p: Painter, b: Build, look: Look, back: boolean): void => {
  p.shape(look.skin, 1, xy(b.neck, 24, b.neck, 40), xy(-b.neck, 40, -b.neck, 24));
  if (back) return;
  p.shape(
    look.shade,
    1,
    xy(b.neck, 26, b.neck, 34, b.neck * 0.2, 36 + b.jaw * 0.1),
    xy(b.neck * 0.2, 36 + b.jaw * 0.1, -b.neck, 33, -b.neck, 26),
  );
};

/** Brows, eyes, nose, and mouth. */
const paintFeatures = (p: Painter, look: Look): void => {
  p.line(look.hair, 0.9, 0.75, pts("2.4 17, 4.2 16.3, 5.8 17"), pts("-2.4 17, -4.2 16.3, -5.8 17"));
  p.both(look.hair, 1, pts("4 18.7, 4.7 19.5, 4 20.3, 3.3 19.5"));
  p.line(look.shade, 0.9, 1, pts("0.5 19, 1.1 22.4, -0.4 22.9"));
  p.line(look.hair, 0.8, 0.55, pts("-2.3 26.3, 0 27.1, 2.3 26.3"));
};

const paintHairFront = (p: Painter, b: Build, look: Look): void => {
  if (b.sex === "female") {
    p.blob(look.hair, 1, pts("-1.5 4.6, -7.6 6.4, -10.6 14, -10 22, -8 19, -6.6 13.4, -1.4 9.8"));
    p.blob(
      look.hair,
      1,
      pts("-3 5, 3 4.4, 8.6 7.6, 10.9 15, 9.8 23, 8.2 19, 6.6 13.6, 1.6 11, -2.6 9.4"),
    );
    p.blob(look.hairLight, 1, pts("-1.6 6.4, -6 8, -8.6 13, -6.2 10.6, -2.4 8.6"));
    return;
  }
  p.blob(
    look.hair,
    1,
    pts(
      "-8.6 18, -9.2 11.4, -6.8 6.4, -1 4.4, 5 5.2, 8.8 9.6, 8.7 18, 7.6 14, 5 11.4, 0 12, -4.4 10.6, -7.4 13.6",
    ),
  );
  p.blob(look.hairLight, 1, pts("-6.8 9, -3 6.4, 2 6, -1.6 7.8, -5 9.6"));
};

const paintHairBack = (p: Painter, b: Build, look: Look): void => {
  if (b.sex === "female") {
    p.blob(
      look.hair,
      1,
      pts(
        "0 4.4, 7.4 6, 10.9 13, 11.4 22, 12 30, 9 35, 0 36.2, -9 35, -12 30, -11.4 22, -10.9 13, -7.4 6",
      ),
    );
    p.line(look.hairLight, 1, 1, pts("-3 8, -6.6 15, -7.4 26"), pts("2.6 9, 4 18, 3.6 30"));
    return;
  }
  p.blob(
    look.hair,
    1,
    pts(
      "0 4.4, 6 5.6, 9 11, 8.9 19, 7.4 24, 5.4 28, 0 29.4, -5.4 28, -7.4 24, -8.9 19, -9 11, -6 5.6",
    ),
  );
  p.blob(look.hairLight, 1, pts("-6.8 10, -3 6.8, 2 6.4, -1.6 8.2, -5 11"));
};
