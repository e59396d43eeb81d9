import { useQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import { readProgram } from "#backend/read-program.ts";
import type { Json } from "#lib/json.ts";
import { isJsonObject } from "#lib/json.ts";
import { isRemembered } from "../forget-member.ts";
import { kept } from "../kept.ts";
import { type Program, programOf } from "./program.ts";

const NAME = "program";

/** The program: at once where this browser has it, and asked for anew behind that. */
export function useProgram(userId: string): {
  program: Program | undefined;
  failed: boolean;
  askAgain: () => void;
} {
  const { data, isError, refetch } = useQuery({
    queryKey: [NAME, userId],
    queryFn: async () => {
      const program = programOf(await readProgram());
      if (!program) throw new Error("The program is not published.");
      return program;
    },
    initialData: () => {
      const parts = kept.recall(userId, NAME);
      return isJsonObject(parts) ? programOf(parts as Record<string, Json>) : undefined;
    },
    // what this browser has is shown, and never believed to be the latest
    initialDataUpdatedAt: 0,
  });
  // by who is still here: a member who has logged out meanwhile leaves nothing behind
  useEffect(() => {
    if (data && isRemembered(userId)) kept.keep(userId, NAME, data);
  }, [userId, data]);
  return { program: data, failed: isError && !data, askAgain: () => void refetch() };
}
