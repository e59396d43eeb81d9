import type { Assets } from "../assets.ts";
import { didYouMean, oneOf } from "../did-you-mean.ts";
import type { Problem } from "../problem.ts";
import type { Authored } from "../read-funnel.ts";
import type { ReadableTheme } from "./readable-themes.ts";

/** Fonts that a theme names and that are not there. */
export function fontProblems(themes: Authored<ReadableTheme>[], { fonts }: Assets): Problem[] {
  const known = Object.keys(fonts);
  return themes.flatMap(({ fields, source }) =>
    (["display", "text"] as const).flatMap((use) => {
      const name = fields.type?.[use];
      if (name === undefined || Object.hasOwn(fonts, name)) return [];
      const remedy =
        didYouMean(name, known) ||
        ` There are ${oneOf(known)}; npm install @fontsource-variable/${name} may bring it.`;
      return [source.problem(["type", use], `There is no font "${name}".${remedy}`)];
    }),
  );
}
