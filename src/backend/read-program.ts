import { withDeadline } from "#lib/deadline.ts";
import type { Json } from "#lib/json.ts";
import { askAsMember } from "./ask-as-member.ts";
import { supabase } from "./supabase.ts";

const PROGRAM_DEADLINE_MS = 15_000;

/** The parts of the program by name, for whoever has paid; empty for everybody else. Rejects where they cannot be had. */
export async function readProgram(): Promise<Record<string, Json>> {
  const { data } = await askAsMember(() =>
    withDeadline(PROGRAM_DEADLINE_MS, (signal) =>
      supabase().from("program_parts").select("name, content").retry(false).abortSignal(signal),
    ),
  );
  return Object.fromEntries(data.map(({ name, content }) => [String(name), content as Json]));
}
