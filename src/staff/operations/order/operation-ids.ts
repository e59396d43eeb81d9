import type { Operation } from "#api/operations/operate.ts";

/**
 * Ids of operations. Asking for the same thing again keeps its id until its outcome is known, so that
 * a lost answer does nothing twice.
 */
export function operationIds(newId: () => string) {
  let open: { id: string; asked: string } | undefined;
  return {
    getId(operation: Operation): string {
      const asked = JSON.stringify(operation);
      if (open?.asked !== asked) open = { id: newId(), asked };
      return open.id;
    },
    /** The outcome of the last operation is known. */
    close(): void {
      open = undefined;
    },
  };
}
