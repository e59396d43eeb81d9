/**
 * The imports that a folder may have. Entries are folders or files; a folder includes its folders.
 */
export interface Rule {
  may: string[];
  /** The folders that may be imported as types alone. */
  types?: string[];
  /** The folders that its tests, stories, and fixtures may import, too. */
  tests?: string[];
}

const compilerModel = ["src/compiler/model", "src/compiler/read", "src/compiler/schema"];
const compilerBase = [
  ...["src/compiler/yaml", "src/compiler/diagnostics"],
  ...["src/steps", "src/member-plan", "src/lib"],
];
const rules = [...compilerModel, ...compilerBase, "src/compiler/solver", "src/compiler/theme"];
const plan = ["src/compiler/plan.ts"];

/**
 * Which folder may import which. The longest path that fits a file is its folder here, and every
 * folder may import what is in it. Tests, stories, and fixtures follow the shortest path that fits.
 */
export const importMap: Record<string, Rule> = {
  "src/lib": { may: [] },
  "src/ui": { may: ["src/lib"] },
  "src/steps": { may: ["src/ui", "src/lib"] },
  // A visitor's plan is shown by the function that makes members' plans.
  "src/steps/plan-preview": { may: ["src/steps", "src/member-plan", "src/ui", "src/lib"] },
  "src/member-plan": { may: ["src/lib"] },
  "src/vitals": { may: [] },
  "src/ads": { may: ["src/lib"] },
  "src/recorder": {
    may: ["src/lib"],
    types: ["src/compiler/recorder-plan.ts", "src/compiler/reported-places.ts"],
  },
  "src/api": { may: ["src/lib"], tests: ["tools/local-backend"] },

  "src/compiler": {
    may: ["src/steps", "src/member-plan", "src/lib"],
    tests: ["tools/funnel-folder", "tools/author-mistakes", "tools/test-env"],
  },
  "src/compiler/diagnostics": { may: [] },
  "src/compiler/yaml": { may: ["src/compiler/diagnostics"] },
  "src/compiler/schema": { may: compilerBase },
  "src/compiler/read": { may: ["src/compiler/schema", ...compilerBase] },
  "src/compiler/model": { may: ["src/compiler/read", "src/compiler/schema", ...compilerBase] },
  "src/compiler/solver": {
    may: [...compilerModel, "src/compiler/diagnostics", "src/steps", "src/lib"],
  },
  "src/compiler/theme": { may: ["src/compiler/read", "src/compiler/schema", ...compilerBase] },
  "src/compiler/checks": { may: rules },
  "src/compiler/warnings": { may: rules },

  "src/analysis": { may: ["src/compiler", "src/quiz/engine", "src/steps", "src/lib"] },
  "src/analysis/paths": { may: ["src/compiler", "src/steps", "src/lib"] },
  "src/analysis/diff": { may: ["src/compiler", "src/steps", "src/lib"] },

  "src/quiz/engine": { may: ["src/steps", "src/lib"], types: plan },
  "src/quiz/stage": { may: ["src/quiz/engine", "src/lib"], types: plan },
  "src/quiz/screen": {
    may: ["src/quiz/engine", "src/quiz/stage", "src/steps", "src/ui", "src/lib"],
    types: plan,
  },
  "src/quiz/player": { may: ["src/quiz", "src/steps", "src/ui", "src/lib"], types: plan },

  "src/account": { may: ["src/api", "src/ui", "src/lib"] },
  "src/checkout": { may: ["src/api", "src/ui", "src/lib"] },
  // Stories have the real log-out button, which pages get from the app.
  "src/rights": { may: ["src/api", "src/ui", "src/lib"], tests: ["src/member"] },
  "src/member": {
    may: ["src/api", "src/member-plan", "src/ui", "src/lib"],
    types: ["src/compiler/schema"],
  },
  // Verdicts are those of `funnel verdict`, worked out by the same functions.
  "src/numbers": {
    may: [
      ...["src/analysis/experiments", "src/analysis/simulation"],
      ...["src/api", "src/ui", "src/lib"],
    ],
    types: plan,
    // Stories and tests have the real funnel, and the sign-in page that leads back.
    tests: ["src/app", "src/account", "src/compiler", "src/member"],
  },
  "src/operations": { may: ["src/api", "src/ui", "src/lib"], tests: ["src/member"] },
  "src/app": {
    may: [
      ...["src/account", "src/checkout", "src/member"],
      ...["src/numbers", "src/operations", "src/rights"],
      ...["src/api", "src/quiz", "src/ui", "src/lib"],
    ],
    types: ["src/compiler", "src/steps"],
  },
  "src/preview": {
    may: ["src/app", "src/quiz/engine", "src/ui", "src/lib"],
    types: ["src/compiler", "src/analysis"],
  },

  // Code that runs on the developer's machine and in CI.
  tools: { may: ["tools", "src", "supabase/functions"] },
  "tools/import-map": { may: [] },
  "tools/supply-chain": { may: [] },
  "tools/test-env": { may: [] },
  "tools/oldest-browsers": { may: [] },
  "tools/security-answers": { may: [] },
  "tools/database": { may: ["src/compiler"] },
  "tools/author-mistakes": { may: ["src/compiler", "src/steps"] },
  "tools/funnel-folder": {
    may: ["tools/database", "src/compiler", "src/analysis", "src/member-plan"],
  },
  "tools/stored-numbers": { may: ["tools/funnel-folder", "src/compiler", "src/lib"] },
  "tools/editor-schema": {
    may: ["tools/funnel-folder", "src/compiler", "src/analysis", "src/steps", "src/lib"],
  },
  "tools/funnel-cli": {
    may: [
      ...["tools/funnel-folder", "tools/stored-numbers"],
      ...["tools/editor-schema", "tools/author-mistakes"],
      ...["tools/database", "src/compiler", "src/analysis", "src/steps", "src/lib"],
    ],
  },
  "tools/docs-runner": {
    may: [
      ...["tools/funnel-cli", "tools/funnel-folder", "tools/editor-schema", "tools/test-env"],
      "src/compiler",
    ],
  },
  "tools/printed-members": { may: ["tools/funnel-folder", "src/member-plan", "src/lib"] },
  "tools/publications": {
    may: ["tools/funnel-folder", "tools/test-env", "src/compiler", "src/member-plan"],
  },
  // Pages and functions refuse the same addresses.
  "tools/hosting": { may: ["src/ui", "src/lib", "supabase/functions/_shared/is-replica.ts"] },
  "tools/hosted-project": { may: ["tools/hosting"] },
  "tools/prerender": {
    may: ["tools/oldest-browsers", "src/lib"],
    types: ["src/app", "src/quiz/player"],
  },
  "tools/member-app": {
    may: [
      ...["tools/dev-server/vite", "tools/funnel-folder", "tools/hosting", "tools/prerender"],
      ...["src/compiler", "src/ui", "src/lib"],
    ],
    types: ["src/member"],
  },
  "tools/local-backend": {
    may: [
      ...["tools/database", "tools/funnel-folder", "supabase/functions"],
      ...["src/lib/typed", "src/lib/money.ts"],
    ],
  },
  "tools/demo-orders": { may: ["tools/funnel-folder", "src/compiler"] },
  "tools/demo-numbers": {
    may: [
      ...["tools/funnel-folder", "tools/local-backend", "tools/stored-numbers"],
      ...["src/compiler", "src/analysis"],
    ],
  },
  "tools/dev-server/vite": {
    may: [
      ...["tools/funnel-folder", "tools/editor-schema", "tools/author-mistakes"],
      ...["tools/prerender", "tools/local-backend/http", "src/compiler", "src/ui"],
      "src/analysis/experiments/published-experiments.ts",
    ],
  },
  "tools/dev-server/storybook": {
    may: ["tools/dev-server/vite", "src/compiler", "src/quiz/engine", "src/steps", "src/lib"],
  },
  "tools/dev-server/preview": {
    may: [
      ...["tools/dev-server", "tools/funnel-folder", "tools/stored-numbers"],
      ...["tools/local-backend/mail", "supabase/functions/_shared"],
      ...["src/compiler", "src/analysis", "src/steps", "src/lib"],
    ],
    types: ["src/preview"],
  },
  "tools/visual-tests": { may: ["tools/dev-server/storybook/windows.ts"] },

  ".": { may: ["tools"] },
  scripts: { may: ["tools", "src/lib/typed"] },
  // Verdicts are mailed in the words of the page. Functions are deployed with what they import, so
  // none of it may lead to a package or to the compiler.
  "supabase/functions/experiment-verdicts": {
    may: [
      ...["supabase/functions/_shared", "src/analysis/experiments"],
      ...["src/numbers/arms/verdict-text.ts", "src/numbers/range/days.ts"],
    ],
  },
  "supabase/functions/_shared/mails/operator-verdict.ts": {
    may: [
      ...["supabase/functions/_shared", "src/analysis/experiments"],
      ...["src/numbers/arms/verdict-text.ts", "src/numbers/figures/figure-text.ts"],
      "src/numbers/range/days.ts",
    ],
  },
  // The rules of the page about health are the rules of the alerts.
  "supabase/functions/alerts": { may: ["supabase/functions/_shared", "src/lib/health"] },
  "supabase/functions/_shared/mails/operator-alert.ts": {
    may: ["supabase/functions/_shared", "src/lib/health"],
  },
  // Typed text and money are read by the same rules on a page and at the server.
  "supabase/functions": { may: ["src/lib/typed", "src/lib/money.ts"] },
  ".storybook": { may: ["tools/dev-server", "src"] },
  stories: { may: ["src"] },
  tests: { may: ["tests", "tools", "src", "supabase/functions", ".storybook"] },
};

/** Folders with code that must run without a screen and without a network. */
export const withoutScreen = ["src/compiler", "src/analysis", "src/quiz/engine", "src/lib"];

/** Packages that only the build may use: the compiler, and what YAML may say about a step. */
export const buildOnly = ["zod", "yaml"];

/** Folders of rules: no rule may import another. */
export const rulesApart = ["src/compiler/checks", "src/compiler/warnings"];
