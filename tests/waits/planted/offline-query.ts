import { useQuery } from "@tanstack/react-query";
import { withTimeout } from "#lib/with-timeout.ts";

const DEADLINE_MS = 8_000;

export function usePausedQuery() {
  const { isError, refetch } = useQuery({
    queryKey: ["paused"],
    queryFn: () => withTimeout(DEADLINE_MS, (signal) => fetch("/", { signal })),
  });
  return { isError, refetch };
}
