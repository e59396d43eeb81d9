import { withDeadline } from "#lib/deadline.ts";
import { askAsMember } from "./ask-as-member.ts";
import { supabase } from "./supabase.ts";

const LIST_DEADLINE_MS = 15_000;
/** A video over a slow phone takes its time. */
const FILE_DEADLINE_MS = 120_000;

/** A file that members can download; its size in bytes. */
export interface ProgramFile {
  id: string;
  mediaType: string;
  size: number;
}

/** What can be downloaded, for whoever has paid. Rejects where it cannot be found out. */
export async function listProgramFiles(): Promise<ProgramFile[]> {
  const { data } = await askAsMember(() =>
    withDeadline(LIST_DEADLINE_MS, (signal) =>
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

/** One file as it is. Rejects where it cannot be had. */
export async function readProgramFile(id: string): Promise<Blob> {
  const { data } = await askAsMember(() =>
    withDeadline(FILE_DEADLINE_MS, (signal) =>
      supabase()
        .from("program_files")
        .select("media_type, content")
        .eq("id", id)
        .retry(false)
        .abortSignal(signal)
        .single(),
    ),
  );
  return new Blob([bytesOf(String(data.content))], { type: String(data.media_type) });
}

function bytesOf(base64: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
}
