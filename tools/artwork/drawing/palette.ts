/**
 * Colors of real things, the same for every brand. None of them is in
 * src/compiler/theme/picture-colors.ts.
 */
export const color = {
  sand: "#E3C9A4",
  clay: "#C98A62",
  clayPot: "#C4562E",
  dawn: "#D9622B",
  berry: "#A3221F",
  ink: "#231A15",
  cocoa: "#5A3F31",
  herb: "#3F6B4A",
  sage: "#9DB59A",
  sky: "#C9D3D6",
  skin: "#E5B492",
  skinShade: "#C98E68",
  skinDeep: "#8F5B3E",
  fat: "#F7E6D0",
} as const;

/**
 * Colors that a brand chooses: clothes, backgrounds, covers, ribbons. They follow the theme, as
 * described in src/compiler/theme/picture-colors.ts.
 */
export const worn = {
  paper: "#FBF6EF",
  butter: "#F3D9B1",
  ember: "#C4552D",
  emberShade: "#A4421F",
  brand: "#A3211F",
  brandShade: "#841A1A",
  brandDeep: "#6E1416",
  good: "#2F6A45",
  goodShade: "#24523A",
} as const;
