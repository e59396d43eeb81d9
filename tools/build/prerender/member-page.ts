/**
 * The files that draw the member area's first screen, to preload: in a chain of imports, each would
 * wait for the one before.
 */
export const FIRST_SHOWN = [
  "src/app/other-parts.ts",
  "src/member/profile-page.tsx",
  "src/member/daily-plan/daily-plan-tab.tsx",
];

/** The style that lays the stored plan over the page. */
export const COVER =
  "#kept-plan { position: absolute; inset: 0 0 auto; min-height: 100%; background: var(--paper); pointer-events: none; }";

/**
 * The page of the member area. It contains nothing that is sold: a script shows what this browser
 * has stored.
 */
export function memberPage(shell: string, root: string, head: string, behind: string[]): string {
  return shell
    .replace("</head>", () => `  ${head}\n  </head>`)
    .replace(root, () => [root, ...behind].join("\n    "));
}
