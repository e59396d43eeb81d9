interface Look {
  paper: string;
  surface: string;
  ink: string;
  soft: string;
  line: string;
  strong: string;
  brand: string;
  brandTint: string;
  good: string;
  goodTint: string;
  /** Tint, badge, and ink colors for each chapter in turn. */
  chapters: [tint: string, badge: string, ink: string][];
}

const LIGHT: Look = {
  paper: "#f6f3ee",
  surface: "#ffffff",
  ink: "#1f1a17",
  soft: "#655c55",
  line: "#e2dad0",
  strong: "#a79b8f",
  brand: "#8c2f1b",
  brandTint: "#fdeee7",
  good: "#1e6b3a",
  goodTint: "#e2f3e6",
  chapters: [
    ["#fbeee6", "#f7d9c8", "#8a3d14"],
    ["#e8f1ea", "#cbe3d0", "#22603a"],
    ["#e8eef8", "#cddcf2", "#274f8f"],
    ["#f8efd9", "#f0dca8", "#6f5200"],
    ["#f3eaf6", "#e2cdea", "#6d3585"],
    ["#e4f2f2", "#c2e1e1", "#145c5f"],
    ["#fbe9ee", "#f4cbd6", "#8f2848"],
    ["#eeeee6", "#dbdbc9", "#53532f"],
  ],
};

const DARK: Look = {
  paper: "#161311",
  surface: "#25201c",
  ink: "#f5efe8",
  soft: "#b9aea4",
  line: "#3b332d",
  strong: "#7d7167",
  brand: "#ffb39b",
  brandTint: "#3a211a",
  good: "#8fdca8",
  goodTint: "#17321f",
  chapters: [
    ["#2a1d16", "#4d2d1b", "#ffbd94"],
    ["#17251b", "#22452d", "#97dcae"],
    ["#18202e", "#263f66", "#a9c8fb"],
    ["#282111", "#4a3b12", "#f0cf76"],
    ["#251a2a", "#472b53", "#dfb3f0"],
    ["#122525", "#1a4546", "#8bd9db"],
    ["#2b181e", "#552637", "#ffb0c5"],
    ["#22221a", "#3f3f2a", "#d5d5a6"],
  ],
};

const FONT = `system-ui, -apple-system, "Segoe UI", Roboto, "Helvetica Neue", Arial, "Noto Sans", sans-serif`;
const MONO = `ui-monospace, SFMono-Regular, Menlo, Consolas, "DejaVu Sans Mono", monospace`;

/** How many chapters get their own color before the colors repeat. */
export const CHAPTER_COLORS = LIGHT.chapters.length;

/**
 * The map's style, in light or dark mode to match the viewer's setting. Uses plain rules because
 * many SVG viewers don't support variables.
 */
export function svgStyle(): string {
  return `text { font-family: ${FONT}; }
.meta { font-family: ${MONO}; font-size: 11px; }
.name { font-size: 24px; font-weight: 700; letter-spacing: -0.01em; }
.sum { font-size: 14px; }
.chapter-title { font-size: 12px; font-weight: 700; letter-spacing: 0.02em; }
.title { font-size: 14px; font-weight: 600; }
.fork-title { font-size: 13px; font-weight: 500; }
.fork-name { font-weight: 700; }
.small { font-size: 12px; font-weight: 600; }
.line { fill: none; stroke-width: 2; }
.faded { opacity: 0.55; }
.line.faded { stroke-dasharray: 4 5; }
${rules(LIGHT)}
@media (prefers-color-scheme: dark) {
${rules(DARK)}
}`;
}

function rules(look: Look): string {
  const chapters = look.chapters.map(
    ([tint, badge, ink], index) =>
      `.c${index} .band { fill: ${tint}; } .c${index} .badge { fill: ${badge}; } .c${index} .deep { fill: ${ink}; } .c${index} .icon { color: ${ink}; }`,
  );
  return `.paper { fill: ${look.paper}; }
.card { fill: ${look.surface}; stroke: ${look.line}; }
.ink { fill: ${look.ink}; }
.soft { fill: ${look.soft}; }
.line { stroke: ${look.strong}; }
.head { fill: ${look.strong}; }
.split { fill: ${look.brandTint}; stroke: ${look.brand}; }
.split-ink { fill: ${look.brand}; }
.branch { fill: ${look.surface}; stroke: ${look.strong}; }
.pill { fill: ${look.surface}; stroke: ${look.strong}; }
.won { fill: ${look.goodTint}; stroke: ${look.good}; }
.won-ink { fill: ${look.good}; }
.number { fill: ${look.paper}; }
${chapters.join("\n")}`;
}
