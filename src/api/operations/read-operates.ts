import { askOperations } from "./ask-operations.ts";

/** True if the signed-in account may operate the shop. Rejects if there's no answer. */
export const readOperates = async (signal: AbortSignal): Promise<boolean> =>
  (await askOperations("operates", {}, signal)) === true;
