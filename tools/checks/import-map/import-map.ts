/** The imports of a folder. Entries are folders or files; a folder includes all folders in it. */
export interface Rule {
  may: string[];
  /** Imports that are allowed as types alone. */
  types?: string[];
  /** Imports that are also allowed in its tests, stories, and fixtures. */
  tests?: string[];
}

const compilerModel = ["src/compiler/model", "src/compiler/read", "src/compiler/schema"];
const compilerBase = [
  ...["src/compiler/yaml", "src/compiler/diagnostics"],
  ...["src/quiz/steps", "src/rules/member-plan", "src/lib"],
];
const rules = [...compilerModel, ...compilerBase, "src/compiler/solver", "src/compiler/theme"];
const plan = ["src/compiler/plan.ts"];
/** Tests that a campaign runs in a larger size say so by its type. */
const campaign = "tests/campaigns/campaign.ts";
const page = ["src/api", "src/rules", "src/ui", "src/lib"];

/**
 * Which folder may import which. The longest path that fits a file is its folder here, and every
 * folder may import what is in it. Tests, stories, and fixtures follow the shortest path that fits.
 */
export const importMap: Record<string, Rule> = {
  "src/lib": { may: [] },
  "src/ui": { may: ["src/lib"] },
  // Shared by pages and functions, which are deployed with all that they import: no package, no
  // page.
  "src/rules": { may: ["src/lib"] },
  "src/api": { may: ["src/rules", "src/lib"], tests: ["tools/dev/local-backend"] },

  "src/compiler": {
    may: ["src/quiz/steps", "src/rules/member-plan", "src/lib"],
    tests: ["tools/cli/funnel-folder", "tools/cli/author-mistakes", "tools/test-env"],
  },
  "src/compiler/diagnostics": { may: [] },
  "src/compiler/yaml": { may: ["src/compiler/diagnostics"] },
  "src/compiler/schema": { may: compilerBase },
  "src/compiler/read": { may: ["src/compiler/schema", ...compilerBase] },
  "src/compiler/model": { may: ["src/compiler/read", "src/compiler/schema", ...compilerBase] },
  "src/compiler/solver": {
    may: [...compilerModel, "src/compiler/diagnostics", "src/quiz/steps", "src/lib"],
  },
  "src/compiler/theme": { may: ["src/compiler/read", "src/compiler/schema", ...compilerBase] },
  "src/compiler/checks": { may: rules },
  "src/compiler/warnings": { may: rules },
  "src/compiler/paths": { may: ["src/compiler", "src/quiz/steps", "src/lib"] },
  "src/compiler/diff": { may: ["src/compiler", "src/quiz/steps", "src/lib"] },
  "src/compiler/simulation": {
    may: ["src/compiler", "src/quiz/engine", "src/quiz/steps", "src/rules/experiments", "src/lib"],
  },

  "src/quiz/steps": { may: ["src/ui", "src/lib"] },
  // A visitor's plan is shown by the function that makes members' plans.
  "src/quiz/steps/plan-preview": {
    may: ["src/quiz/steps", "src/rules/member-plan", "src/ui", "src/lib"],
  },
  "src/quiz/engine": { may: ["src/quiz/steps", "src/lib"], types: plan },
  "src/quiz/stage": { may: ["src/quiz/engine", "src/lib"], types: plan },
  "src/quiz/screen": {
    may: ["src/quiz/engine", "src/quiz/stage", "src/quiz/steps", "src/ui", "src/lib"],
    types: plan,
  },
  "src/quiz/player": { may: ["src/quiz", "src/ui", "src/lib"], types: plan },
  "src/quiz/reporting": {
    // A constant that the function which counts visits reads as well. The recorder stays one file.
    may: ["src/rules/numbers/address-in-tag.ts", "src/lib"],
    types: ["src/compiler/recorder-plan.ts", "src/compiler/reported-places.ts"],
  },

  // Stories have the real log-out button, which pages get from the app.
  "src/shop": { may: page, tests: ["src/member"] },
  "src/shop/account": { may: page },
  "src/shop/checkout": { may: page },
  "src/shop/rights": { may: page },
  "src/member": { may: page, types: ["src/compiler/schema"] },
  // Verdicts are those of `funnel verdict`, worked out by the same functions. Stories and tests have
  // the real funnel, and the sign-in page that leads back.
  "src/staff": {
    may: page,
    types: plan,
    tests: ["src/app", "src/shop/account", "src/compiler", "src/member"],
  },
  "src/staff/numbers": { may: page, types: plan },
  "src/staff/operations": { may: page },
  "src/app": {
    may: ["src/shop", "src/member", "src/staff", "src/quiz", ...page],
    types: ["src/compiler", "src/quiz/steps"],
  },

  // Code that runs on the developer's machine and in CI.
  tools: { may: ["tools", "src", "supabase/functions"] },
  "tools/test-env": { may: [] },
  "tools/cli/author-mistakes": { may: ["src/compiler", "src/quiz/steps"] },
  "tools/cli/funnel-folder": {
    may: ["tools/dev/database", "src/compiler", "src/rules"],
  },
  "tools/cli/stored-numbers": { may: ["tools/cli/funnel-folder", "src/compiler", "src/lib"] },
  "tools/cli/editor-schema": {
    may: ["tools/cli/funnel-folder", "src/compiler", "src/rules", "src/quiz/steps", "src/lib"],
  },
  "tools/cli/funnel": {
    may: [
      ...["tools/cli", "tools/dev/database"],
      ...["src/compiler", "src/rules", "src/quiz/steps", "src/lib"],
    ],
  },
  "tools/checks": { may: ["tools", "src"] },
  "tools/checks/import-map": { may: [] },
  "tools/checks/supply-chain": { may: [] },
  "tools/checks/security-answers": { may: [] },
  "tools/checks/docs-runner": { may: ["tools/cli", "tools/test-env", "src/compiler"] },
  "tools/checks/visual-tests": { may: ["tools/dev/storybook/windows.ts"] },
  "tools/publications": {
    may: ["tools/cli/funnel-folder", "tools/test-env", "src/compiler", "src/rules", "src/lib"],
  },
  "tools/build/oldest-browsers": { may: [] },
  // Pages and functions refuse the same addresses.
  "tools/build/hosting": { may: ["src/ui", "src/lib", "supabase/functions/_shared/is-replica.ts"] },
  "tools/build/prerender": {
    may: ["tools/build/oldest-browsers", "src/lib"],
    types: ["src/app", "src/quiz/player"],
  },
  "tools/build/member-app": {
    may: [
      ...["tools/build", "tools/dev/vite", "tools/cli/funnel-folder"],
      ...["src/compiler", "src/ui", "src/lib"],
    ],
    types: ["src/member"],
  },
  "tools/ops/hosted-project": { may: ["tools/build/hosting"] },
  "tools/dev/database": { may: ["src/compiler"] },
  "tools/dev/local-backend": {
    may: [
      ...["tools/dev/database", "tools/cli/funnel-folder", "supabase/functions"],
      ...["src/lib/typed", "src/lib/money.ts"],
    ],
  },
  "tools/dev/demo-orders": { may: ["tools/cli/funnel-folder", "src/compiler"] },
  "tools/dev/demo-numbers": {
    may: ["tools/cli", "tools/dev/local-backend", "src/compiler", "src/rules", "src/lib"],
  },
  "tools/dev/vite": {
    may: [
      ...["tools/cli", "tools/build/prerender", "tools/dev/local-backend/http"],
      ...["src/compiler", "src/rules/experiments", "src/ui"],
    ],
  },
  "tools/dev/storybook": {
    may: ["tools/dev/vite", "src/compiler", "src/quiz/engine", "src/quiz/steps", "src/lib"],
  },
  "tools/dev/preview": {
    may: [
      ...["tools/dev", "tools/cli", "supabase/functions/_shared"],
      ...["src/compiler", "src/rules", "src/quiz/steps", "src/lib"],
    ],
  },
  "tools/dev/preview/pages": {
    may: ["src/app", "src/quiz/engine", "src/ui", "src/lib"],
    types: ["src/compiler", "src/rules"],
  },

  ".": { may: ["tools"] },
  scripts: { may: ["tools", "src/lib/typed"] },
  // Functions share rules with the pages, and import no page. JSON, typed text, and money are read by
  // the same rules on a page and at the server, and dates are written the same.
  "supabase/functions": {
    may: [
      ...["src/rules", "src/lib/typed"],
      ...["src/lib/json.ts", "src/lib/money.ts", "src/lib/texts/utc-times.ts"],
    ],
  },
  ".storybook": { may: ["tools/dev", "src"] },
  stories: { may: ["src", "tools/dev/preview/pages"] },
  tests: { may: ["tests", "tools", "src", "supabase/functions", ".storybook"] },
  "tests/support": { may: [campaign, "tools", "src"] },
  "tests/engine": { may: ["tests/support", "tools", "src"] },
  "tests/compiler": { may: ["tests/support", "tools", "src"] },
  "tests/member-plan": { may: [campaign, "tests/support", "tools", "src"] },
  "tests/backend": { may: ["tests/support", "tests/e2e/support", "tools", "src", "supabase"] },
  "tests/specification": { may: ["tests/e2e", "tests/support", "tools", "src"] },
  "tests/e2e": {
    may: ["tests/support", "tests/backend", ".storybook", "tools", "src", "supabase"],
  },
};

/** Folders with code that must run without a screen and without a network. */
export const withoutScreen = ["src/compiler", "src/rules", "src/quiz/engine", "src/lib"];

/** Packages that only the build may use: the compiler, and what YAML may say about a step. */
export const buildOnly = ["zod", "yaml"];

/** Folders of rules: no rule may import another. */
export const rulesApart = ["src/compiler/checks", "src/compiler/warnings"];
