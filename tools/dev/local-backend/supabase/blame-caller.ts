interface SqlError {
  code?: unknown;
  message?: unknown;
  detail?: unknown;
  hint?: unknown;
}

/** The embedded database's driver refuses an object or a list in place of a text like this. */
const NO_TEXT = /^Invalid input for \w+ type$/;

/**
 * Answers 400 for a value that breaks a check, or that can't be a parameter, as hosted projects do.
 * `PGRST` is how a function names its own status, and @supabase/lite knows that, too.
 */
export function blameCaller(error: unknown): unknown {
  const { code, message, detail, hint }: SqlError =
    typeof error === "object" && error !== null ? error : {};
  const isNoText = code === undefined && typeof message === "string" && NO_TEXT.test(message);
  if (code !== "23514" && !isNoText) return error;
  const body = { code: code ?? "22P02", message, details: detail ?? null, hint: hint ?? null };
  return Object.assign(new Error(JSON.stringify(body)), {
    code: "PGRST",
    detail: JSON.stringify({ status: 400, headers: {} }),
  });
}
