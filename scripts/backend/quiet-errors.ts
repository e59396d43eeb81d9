/** Refusals that our own functions and policies mean: they are answers, and no news. */
const MEANT = /^(PT\d{3}|42501|22P02|23505)$/;

/**
 * @supabase/lite prints every statement that failed with its parameters, which are people's data. While `isOurs` says that a request is
 * answered, only the SQLSTATE of an error that nobody meant is printed. Returns what undoes it.
 */
export function quietErrors(isOurs: () => boolean): () => void {
  const print = console.error;
  console.error = (...said: unknown[]) => {
    if (!isOurs()) return print(...said);
    for (const code of said.flatMap(unexpectedCode)) print(`database: ${code}`);
  };
  return () => {
    console.error = print;
  };
}

function unexpectedCode(said: unknown): string[] {
  const { code }: { code?: unknown } = typeof said === "object" && said !== null ? said : {};
  return typeof code === "string" && !MEANT.test(code) ? [code] : [];
}
