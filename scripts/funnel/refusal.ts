import { UnreadablePriceList } from "../price-list/price-list.ts";

const REASONS: Record<string, string> = {
  ENOENT: "there is no such file or folder",
  EISDIR: "it is a folder",
  ENOTDIR: "something in its path is no folder",
  EACCES: "it is not yours to read or write",
  EPERM: "it is not yours to read or write",
  EROFS: "nothing can be written there",
  ENOSPC: "the disk is full",
};

/** Why a file could not be read or written, or not be understood, in words; undefined where the error is another. */
export function refusalOf(error: unknown): string | undefined {
  if (error instanceof UnreadablePriceList) return error.message;
  if (!(error instanceof Error) || !("code" in error && "path" in error)) return undefined;
  const reason = REASONS[String(error.code)];
  return reason && `"${error.path}" cannot be opened: ${reason}.`;
}
