/** Which folder of src/ may import which; every folder may import from itself. `types` may be imported as types alone. */
export const importMap: Record<string, { may: string[]; types?: string[] }> = {
  preview: { may: ["app", "machine", "ui", "lib"], types: ["funnel"] },
  app: {
    may: ["account", "checkout", "member", "backend", "player", "renderer", "machine", "ui", "lib"],
    types: ["funnel", "steps"],
  },
  account: { may: ["backend", "ui", "lib"] },
  checkout: { may: ["backend", "ui", "lib"] },
  member: { may: ["backend", "ui", "lib"], types: ["funnel"] },
  player: { may: ["machine", "renderer", "steps", "ui", "lib"], types: ["funnel"] },
  renderer: { may: ["machine", "steps", "ui", "lib"], types: ["funnel"] },
  vitals: { may: [] },
  simulation: { may: ["machine", "funnel", "steps", "lib"] },
  verdict: { may: ["simulation"] },
  machine: { may: ["steps", "lib"], types: ["funnel"] },
  funnel: { may: ["steps", "lib"] },
  steps: { may: ["ui", "lib"] },
  backend: { may: ["lib"] },
  ui: { may: ["lib"] },
  lib: { may: [] },
};

/** Folders whose code must run without a screen and without a network. */
export const withoutScreen = ["funnel", "machine", "simulation", "verdict", "lib"];

/** Packages that only the build may use: the funnel's reading, and what YAML may say of a step. */
export const buildOnly = ["zod", "yaml"];
