export interface Answer {
  status: number;
  headers: Headers;
  // biome-ignore lint/suspicious/noExplicitAny: a test reads what the browser would read
  body: any;
}

/**
 * Texts that no response may contain: a stack trace, a path of our files, a secret, or a person's
 * address.
 */
export const TELLTALE =
  /\n\s+at |node_modules|\.ts:|postgres|sk_test_|whsec_|sb_secret_|[\w.+-]+@[\w-]+\.\w/i;

export async function readAnswer(response: Response): Promise<Answer> {
  const text = await response.text();
  return {
    status: response.status,
    headers: response.headers,
    body: text === "" ? undefined : JSON.parse(text),
  };
}
