import "#ui/base.css";
import type { Decorator, Preview } from "@storybook/react-vite";
import axe from "axe-core";
import { MotionGlobalConfig } from "framer-motion";
import { configure } from "storybook/test";
import { built } from "#app/built-contents.ts";
import { useContents } from "#app/contents.ts";
import { windows } from "#tools/dev/storybook/windows.ts";
import { PictureUrls } from "#ui/picture.tsx";
import { readColorsOnce } from "./axe-colors.ts";
import { beginEmulation } from "./emulated-media.ts";
import { isAccessible, passesInEveryLook } from "./every-look.ts";
import { brands, type Look, wear, wornBrand } from "./look.ts";
import { hasTextsInOwnElements } from "./own-elements.ts";
import { separatePage } from "./own-page.ts";
import { standsWideText } from "./text-spacing.ts";

beginEmulation();
readColorsOnce(axe);
// An upper limit for a busy machine. It doesn't slow anything down.
configure({ asyncUtilTimeout: 30_000 });
// Pictures show the final state.
MotionGlobalConfig.skipAnimations = "stillPictures" in globalThis;

/**
 * Applies the toolbar: theme, light or dark, with or without motion, left to right or right to
 * left, and larger text.
 */
const asTheToolbarSays: Decorator = (Story, { globals }) => {
  wear(globals as Look);
  const { documentElement: root } = document;
  root.dir = globals.direction;
  // For older browsers, the build replaces `:dir(rtl)` by a list of languages.
  root.lang = globals.direction === "rtl" ? "ar" : "en";
  root.style.fontSize = globals.textSize;
  return <Story />;
};

const withPictures: Decorator = (Story) => (
  <PictureUrls value={useContents(built).plan.images}>
    <Story />
  </PictureUrls>
);

/** In Storybook itself, you change a story's look by hand, and see the checks that pass. */
const isTested = "__vitest_browser__" in globalThis;
/** `npm test` leaves colors and the other looks to `npm run test:all`. */
const isCore = import.meta.env.TESTS === "core";
if (isTested) {
  separatePage();
  // Nobody looks at the test runner's frame: the browser does everything but draw it.
  if (window.frameElement) (window.frameElement as HTMLElement).style.opacity = "0";
  // Tests measure contrast, which axe skips unless the background is a plain color. Text on the
  // gradient is checked with the theme.
  document.body.style.backgroundImage = "none";
}

const preview: Preview = {
  decorators: [withPictures, asTheToolbarSays],
  afterEach: async ({ tags, globals }) => {
    if (!isTested) return;
    hasTextsInOwnElements();
    await isAccessible({ colors: !isCore });
    if (isCore || !tags.includes("every-look")) return;
    standsWideText();
    await passesInEveryLook(globals as Look);
  },
  parameters: {
    layout: "padded",
    // The add-on takes longer than our own check, and reports what no one reads in a test.
    a11y: { test: isTested ? "off" : "error" },
    viewport: { options: windows },
    // The page has its own background.
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
