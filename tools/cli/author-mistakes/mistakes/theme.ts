import { themeMessages } from "../compiler-messages.ts";
import { inFile, inLightTheme } from "../funnel-edits.ts";
import type { Mistake } from "../mistake.ts";

export const themeMistakes: Mistake[] = [
  {
    name: "picks colors with too little contrast",
    yaml: inLightTheme("ink", '"#eeeeee"'),
    expected: [
      {
        at: "funnel/theme.yaml:5:78",
        message: themeMessages.lowContrast({
          color: "ink",
          scheme: "light",
          contrasts: [
            { ground: "paper", ratio: "1.16", needed: 4.5, use: "text" },
            { ground: "paper-deep", ratio: "1.16", needed: 4.5, use: "text" },
            { ground: "surface", ratio: "1.16", needed: 4.5, use: "text" },
            { ground: "brand-tint", ratio: "1.16", needed: 4.5, use: "text" },
            { ground: "butter-tint", ratio: "1.16", needed: 4.5, use: "text" },
            { ground: "good-tint", ratio: "1.16", needed: 4.5, use: "text" },
            { ground: "warn-tint", ratio: "1.16", needed: 4.5, use: "text" },
            { ground: "bad-tint", ratio: "1.16", needed: 4.5, use: "text" },
            { ground: "cool-tint", ratio: "1.16", needed: 4.5, use: "text" },
          ],
          closest: "#767676",
        }),
      },
    ],
  },
  {
    name: "names a font that isn't installed",
    yaml: inFile(
      "theme.yaml",
      { insteadOf: "type" },
      "type: { display: fraunces, text: comic-sans }",
    ),
    expected: [
      {
        at: "funnel/theme.yaml:2:34",
        message: themeMessages.unknownFont({
          font: "comic-sans",
          installed: ["fraunces", "figtree"],
        }),
      },
    ],
  },
];
