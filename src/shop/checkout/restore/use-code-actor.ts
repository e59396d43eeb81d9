import { useLayoutEffect, useState } from "react";
import { type ActorRefFrom, createActor } from "xstate";
import { codeHere } from "../purchase/connected-purchase-machine.ts";
import type { codeMachine } from "./code-machine.ts";
import type { RestoreTickets } from "./restore-tickets.ts";

export interface CodeRequest {
  email: string;
  /** Continues with a code that was already sent, if this browser has a ticket for it. */
  resumes: boolean;
}

type CodeActor = ActorRefFrom<typeof codeMachine>;

/**
 * Runs the code machine as long as this request is shown. Undefined until it has started.
 *
 * Call it in a page that's there before a code is requested: React's strict mode runs the effects of
 * a new component twice, which would send two codes.
 */
export function useCodeActor(
  request: CodeRequest | undefined,
  tickets: RestoreTickets,
): CodeActor | undefined {
  const [started, setStarted] = useState<{ request: CodeRequest; actor: CodeActor }>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: The tickets are this browser's, always.
  useLayoutEffect(() => {
    if (!request) return;
    const { email, resumes } = request;
    const actor = createActor(codeHere(tickets), { input: { lost: { email }, resumes } }).start();
    setStarted({ request, actor });
    return () => void actor.stop();
  }, [request]);
  return started?.request === request ? started?.actor : undefined;
}
