import "#ui/base.css";
import type { Decorator, Preview } from "@storybook/react-vite";
import axe from "axe-core";
import { MotionGlobalConfig } from "framer-motion";
import { configure } from "storybook/test";
import { useContents } from "#app/contents.ts";
import { PictureUrls } from "#ui/picture.tsx";
import { readColoursOnce } from "./axe-colours.ts";
import { beginEmulation } from "./emulated-media.ts";
import { passesInEveryLook } from "./every-look.ts";
import { brands, type Look, wear, wornBrand } from "./look.ts";
import { standsWideText } from "./text-spacing.ts";
import { windows } from "./windows.ts";

beginEmulation();
readColoursOnce(axe);
// an upper bound, for a machine that is busy with other things: nothing is slower for it
configure({ asyncUtilTimeout: 30_000 });
// whoever takes pictures wants what is there in the end
MotionGlobalConfig.skipAnimations = "stillPictures" in globalThis;

/** As the toolbar says: which theme, light or dark, with or without motion, left to right or right to left, with larger text. */
const asTheToolbarSays: Decorator = (Story, { globals }) => {
  wear(globals as Look);
  const { documentElement: root } = document;
  root.dir = globals.direction;
  root.lang = "en";
  root.style.fontSize = globals.textSize;
  return <Story />;
};

const withPictures: Decorator = (Story) => (
  <PictureUrls value={useContents().plan.images}>
    <Story />
  </PictureUrls>
);

/** Tests measure contrasts, which axe leaves out wherever the ground is no plain colour. Those on the gradient are checked with the theme. */
const isTested = "__vitest_browser__" in globalThis;
if (isTested) document.body.style.backgroundImage = "none";

const preview: Preview = {
  decorators: [withPictures, asTheToolbarSays],
  afterEach: async ({ tags, globals }) => {
    // in the sidebar whoever looks at a story changes its look by hand
    if (!isTested || !tags.includes("every-look")) return;
    standsWideText();
    await passesInEveryLook(globals as Look);
  },
  parameters: {
    layout: "padded",
    // in the sidebar people read what passes, too
    a11y: { test: "error", options: isTested ? { resultTypes: ["violations"] } : {} },
    viewport: { options: windows },
    // the page has a background of its own
    backgrounds: { disable: true },
    options: {
      storySort: {
        order: [
          "Welcome",
          "Journeys",
          "Screens",
          "Steps",
          "Sales",
          "Accounts",
          "Member area",
          "Foundations",
          "Parts",
        ],
      },
    },
  },
  globalTypes: {
    brand: choice(
      "Brand",
      "paintbrush",
      Object.fromEntries(brands.map((name) => [name, name === wornBrand ? "Own brand" : name])),
    ),
    theme: choice("Light or dark", "circlehollow", { light: "Light", dark: "Dark" }),
    direction: choice("Direction", "transfer", { ltr: "Left to right", rtl: "Right to left" }),
    textSize: choice("Text size", "zoom", {
      "100%": "Text 100 %",
      "130%": "Text 130 %",
      "200%": "Text 200 %",
    }),
    motion: choice("Motion", "play", { full: "Motion", less: "Less motion" }),
  },
  initialGlobals: {
    brand: wornBrand,
    theme: "light",
    direction: "ltr",
    textSize: "100%",
    motion: "full",
  },
};

export default preview;

function choice(
  name: string,
  icon: "paintbrush" | "circlehollow" | "transfer" | "zoom" | "play",
  items: Record<string, string>,
) {
  return {
    name,
    description: name,
    toolbar: {
      icon,
      dynamicTitle: true,
      items: Object.entries(items).map(([value, title]) => ({ value, title })),
    },
  };
}
