import type { Mistakes } from "./mistake.ts";

export const look: Mistakes = {
  title: "The look",
  mistakes: [
    {
      who: "picks colours that nobody can read",
      changes: [["theme.yaml", 'ink: "#000000"', 'ink: "#eeeeee"']],
      told: 'funnel/theme.yaml:5:78  "ink" is hard to see in the light theme: 1.16 on paper (4.5 for text), 1.16 on paper-deep (4.5 for text), 1.16 on surface (4.5 for text), 1.16 on brand-tint (4.5 for text), 1.16 on butter-tint (4.5 for text), 1.16 on good-tint (4.5 for text), 1.16 on warn-tint (4.5 for text), 1.16 on bad-tint (4.5 for text), 1.16 on cool-tint (4.5 for text). The nearest that passes is ink: "#767676".',
    },
    {
      who: "writes a corner without its unit",
      changes: [["theme.yaml", "corner: 16 px", "corner: 16"]],
      told: "funnel/theme.yaml:3:9  A corner is written with its unit: 16 px.",
    },
    {
      who: "forgets a colour",
      changes: [["theme.yaml", ', ink-soft: "#000000"', ""]],
      told: 'funnel/theme.yaml:5:3  "ink-soft" is missing. Add it.',
    },
  ],
};
