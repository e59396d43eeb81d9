import { imagesOf, programImagesOf } from "../build-plan.ts";
import type { Diagnostic } from "../diagnostics/diagnostic.ts";
import { pictureDamage } from "../model/picture-damage.ts";
import type { Assets } from "../read/assets.ts";
import type { Funnel } from "../read/read-funnel.ts";

/** Pictures that visitors or members would see, and that aren't what their names say. */
export function damagedPictures(funnel: Funnel, assets: Assets): Diagnostic[] {
  const used = usedPictures(funnel);
  return damageIn(assets, (name) => used.has(name));
}

/** The same for pictures that nothing shows yet. */
export function damagedDrafts(funnel: Funnel, assets: Assets): Diagnostic[] {
  const used = usedPictures(funnel);
  return damageIn(assets, (name) => !used.has(name));
}

const usedPictures = (funnel: Funnel) => new Set([...imagesOf(funnel), ...programImagesOf(funnel)]);

function damageIn({ images }: Assets, isMeant: (name: string) => boolean): Diagnostic[] {
  return Object.entries(images).flatMap(([name, svg]) => {
    const message = isMeant(name) ? pictureDamage(svg) : undefined;
    return message === undefined
      ? []
      : [{ file: `funnel/images/${name}.svg`, line: 1, column: 1, message }];
  });
}
