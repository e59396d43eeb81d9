import { cliMessages } from "#compiler/diagnostics/messages/cli/cli.ts";
import { UnreadablePriceList } from "#tools/dev/database/price-list.ts";

const REASONS: Record<string, string> = {
  ENOENT: cliMessages.missingFile,
  EISDIR: cliMessages.isFolder,
  ENOTDIR: cliMessages.notFolder,
  EACCES: cliMessages.noPermission,
  EPERM: cliMessages.noPermission,
  EROFS: cliMessages.readOnly,
  ENOSPC: cliMessages.diskFull,
};

/** Explains why a file couldn't be read, written, or understood; undefined for any other error. */
export function describeFsError(error: unknown): string | undefined {
  if (error instanceof UnreadablePriceList) return error.message;
  if (!(error instanceof Error) || !("code" in error && "path" in error)) return undefined;
  const reason = REASONS[String(error.code)];
  return reason && cliMessages.cannotOpen({ path: String(error.path), reason });
}
