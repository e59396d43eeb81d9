import { useQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import { readProgram } from "#api/read-program.ts";
import { isJsonObject } from "#lib/json.ts";
import { isRemembered } from "../forget-member.ts";
import { kept } from "../kept.ts";
import { type Program, parseProgram } from "./program.ts";

const NAME = "program";

/** The program: from this browser at once, and fetched again in the background. */
export function useProgram(userId: string): {
  program: Program | undefined;
  failed: boolean;
  refetch: () => void;
} {
  const { data, isError, refetch } = useQuery({
    queryKey: [NAME, userId],
    queryFn: async () => {
      const program = parseProgram(await readProgram());
      if (!program) throw new Error("The program is not published.");
      return program;
    },
    initialData: () => {
      const parts = kept.recall(userId, NAME);
      return isJsonObject(parts) ? parseProgram(parts) : undefined;
    },
    // Ask even while offline: an error is better than waiting.
    networkMode: "always",
    refetchOnReconnect: true,
    // Show what this browser has, but always treat it as outdated.
    initialDataUpdatedAt: 0,
  });
  // Only while the member is still here: after logging out, nothing is left behind.
  useEffect(() => {
    if (data && isRemembered(userId)) kept.keep(userId, NAME, data);
  }, [userId, data]);
  return { program: data, failed: isError && !data, refetch: () => void refetch() };
}
