/** Texts that may have links to the shop. */
const LINKED = /^(application\/json|text\/html)/;

/**
 * A response of a shop at `origin` for the address that was asked. With `npm start -- --host`, a
 * phone knows this machine by another address, and couldn't follow the shop's links to itself.
 */
export async function atOwnAddress(
  response: Response,
  asked: string,
  origin: string,
): Promise<Response> {
  const own = new URL(asked).origin;
  if (own === origin) return response;
  const { status, body } = response;
  const headers = new Headers(response.headers);
  for (const [name, value] of response.headers)
    if (value.includes(origin) && name !== "set-cookie")
      headers.set(name, value.replaceAll(origin, own));
  const isLinked = LINKED.test(headers.get("content-type") ?? "");
  if (!isLinked || body === null) return new Response(body, { status, headers });
  headers.delete("content-length");
  return new Response((await response.text()).replaceAll(origin, own), { status, headers });
}
