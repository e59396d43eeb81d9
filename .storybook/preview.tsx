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
import {
  fitsInEveryLayout,
  isAccessible,
  isReadableInTheDark,
  passesInEveryLook,
} from "./every-look.ts";
import { brands, type Look, wear, wornBrand } from "./look.ts";

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
    if (isCore) return;
    if (tags.includes("every-look")) {
      standsWideText();
      await passesInEveryLook(globals as Look);
    } else await isReadableInTheDark(globals as Look);
    await fitsInEveryLayout();
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

/**
 * Throws if React has put a text next to something else. Translators and extensions replace texts
 * by elements: React then can't find its text anymore, to change it or to put something in front of
 * it. It never looks for a text that is the only child of an element.
 */
function hasTextsInOwnElements(): void {
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const bare: string[] = [];
  for (let node = texts.nextNode(); node; node = texts.nextNode())
    if (node.nodeValue?.trim() && isFoundByReact(node))
      bare.push(`"${node.nodeValue}" in ${node.parentElement?.outerHTML}`);
  if (bare.length > 0)
    throw new Error(`Give each of these texts an element of its own:\n\n${bare.join("\n\n")}`);
}

/** React marks the nodes that it will look for. */
const isFoundByReact = (node: Node) =>
  Object.keys(node).some((key) => key.startsWith("__reactFiber"));

/** The text spacing of WCAG 2.2, 1.4.12, which readers may set themselves. */
const SPACINGS = `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
p { margin-block-end: 2em !important; }`;

/**
 * Widens the text of the page, and throws with everything that is cut off or overflows the window
 * as a result.
 */
function standsWideText(): void {
  const before = new Set(cutOff());
  const sheet = document.head.appendChild(document.createElement("style"));
  sheet.textContent = SPACINGS;
  const cut = cutOff().filter((element) => !before.has(element));
  const { scrollWidth, clientWidth } = document.documentElement;
  sheet.remove();
  const errors = cut.map(
    (element) => `"${element.textContent?.trim().slice(0, 60)}" is cut off (${element.className})`,
  );
  if (scrollWidth > clientWidth)
    errors.push(`The page is ${scrollWidth - clientWidth} px wider than its window.`);
  if (errors.length > 0) throw new Error(`With wide text (WCAG 1.4.12):\n${errors.join("\n")}`);
}

/**
 * Elements with more text than they show, and no way to scroll. Text for screen readers only is cut
 * off on purpose.
 */
function cutOff(): HTMLElement[] {
  return [...document.body.querySelectorAll<HTMLElement>("*")].filter((element) => {
    const { overflowX, overflowY } = getComputedStyle(element);
    const { clientWidth, clientHeight, scrollWidth, scrollHeight } = element;
    if (clientWidth <= 1 || !element.textContent?.trim()) return false;
    return (
      (isCutting(overflowX) && scrollWidth > clientWidth + 1) ||
      (isCutting(overflowY) && scrollHeight > clientHeight + 1)
    );
  });
}

const isCutting = (overflow: string) => ["hidden", "clip"].includes(overflow);

/**
 * Stories are tested in two pages of one browser at once. What pages of a browser share would let one
 * story sign out, or empty the storage of, another one.
 */
function separatePage(): void {
  ownChannels();
  Object.defineProperty(window, "localStorage", { value: ownStorage(), configurable: true });
}

/** Gives this page broadcast channels of its own: signing out in one page signs out all others. */
function ownChannels(): void {
  const Shared = globalThis.BroadcastChannel;
  const page = crypto.randomUUID();
  globalThis.BroadcastChannel = class extends Shared {
    constructor(name: string) {
      // Vitest's own channels connect its pages.
      super(name.startsWith("sb-") ? `${name} ${page}` : name);
    }
  };
}

/** A storage of this page alone, which it forgets. */
function ownStorage(): Storage {
  const kept = new Map<string, string>();
  const methods: Record<string, unknown> = {
    getItem: (key: string) => kept.get(`${key}`) ?? null,
    setItem: (key: string, value: string) => void kept.set(`${key}`, `${value}`),
    removeItem: (key: string) => void kept.delete(`${key}`),
    clear: () => kept.clear(),
    key: (index: number) => [...kept.keys()][index] ?? null,
  };
  return new Proxy(methods, {
    get: (_, key) => (key === "length" ? kept.size : methods[String(key)]),
    has: (_, key) => kept.has(String(key)) || String(key) in methods,
    ownKeys: () => [...kept.keys()],
    getOwnPropertyDescriptor: (_, key) => {
      const value = kept.get(String(key));
      if (value !== undefined) return { value, enumerable: true, configurable: true };
      return Object.getOwnPropertyDescriptor(methods, key);
    },
  }) as unknown as Storage;
}
