const REASONS: Record<string, string> = {
  ENOENT: "there is no such file or folder",
  EISDIR: "it is a folder",
  ENOTDIR: "something in its path is no folder",
  EACCES: "it is not yours to read or write",
  EPERM: "it is not yours to read or write",
  EROFS: "nothing can be written there",
  ENOSPC: "the disk is full",
};

/** Why the system did not let a file be read or written, in words; undefined where the error is another. */
export function refusalOf(error: unknown): string | undefined {
  if (!(error instanceof Error) || !("code" in error && "path" in error)) return undefined;
  const reason = REASONS[String(error.code)];
  return reason && `"${error.path}" cannot be opened: ${reason}.`;
}
