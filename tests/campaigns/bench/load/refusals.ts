import { isJsonObject } from "#lib/json.ts";
import { type Answer, Unanswered } from "./send.ts";

const REFUSED = [429, 503];
const WORDS = /^[A-Z][\w',-]+( [\w',-]+){2,}.*\.$/;

/** True if an answer refuses clearly: with a status, a time to come back, and a sentence. */
export function isClearRefusal({ status, headers, text }: Answer): boolean {
  return (
    REFUSED.includes(status) &&
    Number(headers["retry-after"]) > 0 &&
    WORDS.test(parseSentence(text))
  );
}

function parseSentence(text: string): string {
  try {
    const body: unknown = JSON.parse(text);
    return isJsonObject(body) ? String(body.error ?? body.message ?? body.msg) : "";
  } catch {
    return "";
  }
}

/** Tries again when the server asks to, as pages and buyers do. Calls back for each refusal. */
export async function untilAdmitted<Result>(
  ask: () => Promise<Result>,
  onRefused: () => void,
): Promise<Result> {
  for (;;) {
    try {
      return await ask();
    } catch (error) {
      if (!(error instanceof Unanswered && isClearRefusal(error.answer))) throw error;
      onRefused();
      const waitMs = Number(error.answer.headers["retry-after"]) * 1000;
      await new Promise((resolve) => setTimeout(resolve, waitMs));
    }
  }
}
