import { test as visitorTest } from "../support/journey.ts";
import { funnelIn, served } from "./copy.ts";

interface Authoring {
  /** The folder that the development server serves. */
  folder: string;
  funnel: ReturnType<typeof funnelIn>;
}

/**
 * A test that edits the funnel while the development server shows it. It starts with the funnel in
 * ./funnel.
 */
export const test = visitorTest.extend<Authoring>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of what a fixture needs here
  folder: async ({}, use, { project }) => use(served(new URL(project.use.baseURL ?? "").port)),
  funnel: [
    async ({ folder }, use) => {
      const funnel = funnelIn(folder);
      funnel.mendAll();
      await use(funnel);
      funnel.mendAll();
    },
    { auto: true },
  ],
});

export { expect } from "../support/journey.ts";
