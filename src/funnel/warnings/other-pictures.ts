import type { Assets } from "../assets.ts";
import { notSvg } from "../checks/other-pictures.ts";
import type { Problem } from "../problem.ts";
import type { Funnel } from "../read-funnel.ts";

/** Pictures in a format that nothing reads, so that no screen can show them. */
export function otherPictures(_: Funnel, { otherImages }: Assets): Problem[] {
  return otherImages.map((file) => ({
    file: `funnel/images/${file}`,
    line: 1,
    column: 1,
    message: `Nothing shows this picture. ${notSvg(file)}`,
  }));
}
