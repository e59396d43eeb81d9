import { decodeBase64 } from "#lib/base64.ts";
import { withTimeout } from "#lib/with-timeout.ts";
import { supabase } from "./client/supabase.ts";
import { withSessionRetry } from "./client/with-session-retry.ts";

const LIST_TIMEOUT_MS = 15_000;
/** A video takes a while on a slow phone. */
const FILE_TIMEOUT_MS = 120_000;

/** A file that members can download. Its size is in bytes. */
export interface ProgramFile {
  id: string;
  mediaType: string;
  size: number;
}

/** Lists the downloads of a member who has paid. Rejects if they can't be loaded. */
export async function listProgramFiles(): Promise<ProgramFile[]> {
  const { data } = await withSessionRetry(() =>
    withTimeout(LIST_TIMEOUT_MS, (signal) =>
      supabase()
        .from("program_files")
        .select("id, media_type, size")
        .retry(false)
        .abortSignal(signal),
    ),
  );
  return data.map(({ id, media_type, size }) => ({
    id: String(id),
    mediaType: String(media_type),
    size: Number(size),
  }));
}

/** Downloads one file. Rejects if it isn't available. */
export async function readProgramFile(id: string): Promise<Blob> {
  const ask = (signal: AbortSignal) =>
    supabase()
      .from("program_files")
      .select("media_type, content")
      .eq("id", id)
      .retry(false)
      .abortSignal(signal)
      .single();
  const { data } = await withSessionRetry(() => withTimeout(FILE_TIMEOUT_MS, ask), FILE_TIMEOUT_MS);
  return new Blob([decodeBase64(String(data.content))], { type: String(data.media_type) });
}
