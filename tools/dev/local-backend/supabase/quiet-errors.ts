/**
 * Deliberate refusals by our own functions and policies, and values that a caller got wrong: they're
 * responses, not errors to report.
 */
const MEANT = /^(PT\d{3}|PGRST|42501|22\w{3}|23505)$/;

/**
 * @supabase/lite prints every failed statement with its parameters, which are personal data. While
 * `isOurs` returns true, prints only the SQLSTATE of unexpected errors. Returns a function that
 * restores the original behavior.
 */
export function quietErrors(isOurs: () => boolean): () => void {
  const print = console.error;
  console.error = (...printed: unknown[]) => {
    if (!isOurs()) return print(...printed);
    for (const code of printed.flatMap(findUnexpectedCode)) print(`database: ${code}`);
  };
  return () => {
    console.error = print;
  };
}

function findUnexpectedCode(printed: unknown): string[] {
  const { code }: { code?: unknown } =
    typeof printed === "object" && printed !== null ? printed : {};
  return typeof code === "string" && !MEANT.test(code) ? [code] : [];
}
