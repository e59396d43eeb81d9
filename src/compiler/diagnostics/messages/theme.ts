import { joinWithAnd, type Suggestion, suggest } from "../did-you-mean.ts";

/** Errors about colors and fonts. */
export const themeMessages = {
  lowContrast: ({
    color,
    scheme,
    contrasts,
    closest,
  }: {
    color: string;
    scheme: "light" | "dark";
    contrasts: { ground: string; ratio: string; needed: number; use: "text" | "shape" }[];
    /** The closest color that passes. Undefined if there is none. */
    closest: string | undefined;
  }) => {
    const list = contrasts
      .map(
        ({ ground, ratio, needed, use }) =>
          `${ratio} on ${ground} (${use === "text" ? "text needs" : "shapes need"} ${needed})`,
      )
      .join(", ");
    const remedy =
      closest === undefined
        ? "No shade of it has enough contrast on all of them. Make the other colors more different from it."
        : `The closest color that passes is ${color}: "${closest}".`;
    return `"${color}" is hard to see in the ${scheme} theme. Its contrast is ${list}. ${remedy}`;
  },
  unknownFont: ({
    font,
    installed,
    meant,
  }: {
    font: string;
    installed: string[];
  } & Suggestion) =>
    `Unknown font "${font}".${suggest(
      meant,
      ` Installed fonts are ${joinWithAnd(installed)}. To add another, try npm install @fontsource-variable/${font}.`,
    )}`,
};
