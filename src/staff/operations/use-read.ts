import { useEffect, useState } from "react";
import { NotAnOperator } from "#api/operations/ask-operations.ts";
import { useOnline } from "#ui/use-online.ts";

export interface Read<Data> {
  /** The last answer to this question; undefined until there's one. */
  data: Data | undefined;
  state: "loading" | "shown" | "failed" | "offline" | "forbidden";
  refetch: () => void;
}

/**
 * Asks the server, and asks again if `key` changes. The request before is aborted then, so the last
 * question wins. `ask` must depend on `key` alone. Asks by itself once the device is back online.
 */
export function useRead<Data>(
  key: string,
  ask: (signal: AbortSignal) => Promise<Data>,
): Read<Data> {
  const isOnline = useOnline();
  const [answer, setAnswer] = useState<{ key: string; data: Data }>();
  const [settled, setSettled] = useState<{ key: string; state: Read<Data>["state"] }>();
  const [attempt, setAttempt] = useState(0);
  const attemptKey = `${attempt} ${key}`;

  // biome-ignore lint/correctness/useExhaustiveDependencies: `ask` is new in every render, and depends on the key alone
  useEffect(() => {
    const leaving = new AbortController();
    const settle = (state: Read<Data>["state"]) => {
      if (!leaving.signal.aborted) setSettled({ key: attemptKey, state });
    };
    ask(leaving.signal).then(
      (data) => {
        if (!leaving.signal.aborted) setAnswer({ key, data });
        settle("shown");
      },
      (error: unknown) => {
        if (error instanceof NotAnOperator) settle("forbidden");
        else settle(navigator.onLine ? "failed" : "offline");
      },
    );
    return () => leaving.abort();
  }, [key, attemptKey]);

  const state = settled?.key === attemptKey ? settled.state : "loading";
  const isBack = isOnline && state === "offline";
  useEffect(() => {
    if (isBack) setAttempt((before) => before + 1);
  }, [isBack]);
  return {
    data: answer?.key === key ? answer.data : undefined,
    state,
    refetch: () => setAttempt((before) => before + 1),
  };
}
