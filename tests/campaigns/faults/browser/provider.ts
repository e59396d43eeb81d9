import type { BuiltSite } from "./built-site.ts";

/** Calls the payment provider's API, as our server does. */
export async function callProvider<Answer>(
  { origin, keys }: BuiltSite,
  path: string,
  fields?: Record<string, string>,
): Promise<Answer> {
  const response = await fetch(`${origin}${path}`, {
    method: fields ? "POST" : "GET",
    headers: { Authorization: `Bearer ${keys.stripeKey}` },
    ...(fields ? { body: new URLSearchParams(fields) } : {}),
  });
  return response.json();
}
