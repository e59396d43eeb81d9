import { useQuery } from "@tanstack/react-query";
import { withTimeout } from "#lib/with-timeout.ts";

const TIMEOUT_MS = 8_000;

export function usePausedQuery() {
  const { isError, refetch } = useQuery({
    queryKey: ["paused"],
    queryFn: () => withTimeout(TIMEOUT_MS, (signal) => fetch("/", { signal })),
  });
  return { isError, refetch };
}
