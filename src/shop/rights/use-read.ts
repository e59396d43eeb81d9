import { useEffect, useState } from "react";

/**
 * The result of a read; undefined while it's under way, "failed" if it can't be read. `read` has to
 * be the same function each time.
 */
export function useRead<Found>(read: () => Promise<Found>) {
  const [found, setFound] = useState<Found | "failed">();
  const [attempt, setAttempt] = useState(0);

  // A new attempt asks again.
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  useEffect(() => {
    let isGone = false;
    read().then(
      (now) => !isGone && setFound(now),
      () => !isGone && setFound("failed"),
    );
    return () => {
      isGone = true;
    };
  }, [read, attempt]);

  const refetch = () => {
    setFound(undefined);
    setAttempt(attempt + 1);
  };
  return { found, refetch };
}
