interface Project {
  address: string;
  /** The key that every visitor has. */
  publicKey: string;
}

const INTROSPECTION = JSON.stringify({ query: "{ __schema { types { name } } }" });

/**
 * What a project's APIs say about themselves to anyone, one line each; empty if they say nothing.
 * Rejects if the project doesn't answer.
 */
export async function selfDescriptions(
  { address, publicKey }: Project,
  fetchFrom: typeof fetch = fetch,
): Promise<string[]> {
  const headers = { apikey: publicKey, "Content-Type": "application/json" };
  const tables = await fetchFrom(`${address}/rest/v1/`, { headers });
  const graphql = await fetchFrom(`${address}/graphql/v1`, {
    method: "POST",
    headers,
    body: INTROSPECTION,
  });
  return [
    ...(tables.ok ? ["/rest/v1/ describes the tables."] : []),
    ...((await describesTypes(graphql)) ? ["/graphql/v1 describes its types."] : []),
  ];
}

/** GraphQL also answers 200 to what it refuses. */
async function describesTypes(response: Response): Promise<boolean> {
  const { data }: { data?: unknown } = response.ok ? await response.json() : {};
  return data !== undefined && data !== null;
}
