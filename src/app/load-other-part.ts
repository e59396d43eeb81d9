import type { otherParts } from "./other-parts.ts";

type OtherParts = typeof otherParts;

/**
 * Loads a page or dialog outside the quiz. Their files are named in a file of their own, because the
 * start script of the quiz has no room for them.
 */
export const loadOtherPart =
  <Name extends keyof OtherParts>(name: Name) =>
  async (): Promise<Awaited<ReturnType<OtherParts[Name]>>> => {
    const { otherParts } = await import("./other-parts.ts");
    // TypeScript doesn't connect an indexed function with its own result.
    return (await otherParts[name]()) as Awaited<ReturnType<OtherParts[Name]>>;
  };
