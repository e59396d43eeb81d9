import { useRef, useState } from "react";
import { type Operation, type OperationOutcome, operate } from "#api/operations/operate.ts";
import { createUuid } from "#lib/uuid.ts";

export interface Operations {
  /** The action that's being done. */
  busy: Operation["action"] | undefined;
  /** The outcome of the last one. */
  outcome: OperationOutcome | undefined;
  /** Does something, one at a time. Resolves to whether it's done. */
  run: (operation: Operation) => Promise<boolean>;
}

/** Does things with an order, and keeps the outcome of the last one. */
export function useOperations(onChange: () => void): Operations {
  const [busy, setBusy] = useState<Operation["action"]>();
  const [outcome, setOutcome] = useState<Operations["outcome"]>();
  // State is too late for a second click in the same moment.
  const isBusy = useRef(false);
  const [ids] = useState(() => operationIds(() => createUuid()));

  const run = async (operation: Operation) => {
    if (isBusy.current) return false;
    isBusy.current = true;
    setBusy(operation.action);
    setOutcome(undefined);
    const found = await operate(ids.getId(operation), operation);
    if (found.state !== "undecided") ids.close();
    isBusy.current = false;
    setBusy(undefined);
    setOutcome(found);
    onChange();
    return found.state === "done";
  };
  return { busy, outcome, run };
}

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
