import type { rareParts } from "./rare-parts.ts";

type RareParts = typeof rareParts;

/**
 * Loads a page or dialog that few people open. Their files are named in a file of their own, because
 * the start script of the quiz has no room for them.
 */
export const loadRarePart =
  <Name extends keyof RareParts>(name: Name) =>
  async (): Promise<Awaited<ReturnType<RareParts[Name]>>> => {
    const { rareParts } = await import("./rare-parts.ts");
    // TypeScript doesn't connect an indexed function with its own result.
    return (await rareParts[name]()) as Awaited<ReturnType<RareParts[Name]>>;
  };
