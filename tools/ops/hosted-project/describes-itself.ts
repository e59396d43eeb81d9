interface Project {
  address: string;
  /** The key that every visitor has. */
  publicKey: string;
}

const INTROSPECTION = JSON.stringify({ query: "{ __schema { types { name } } }" });

/**
 * True if a project's API describes its tables to anyone, or its GraphQL its types. Rejects if the
 * project doesn't answer.
 */
export async function describesItself(
  { address, publicKey }: Project,
  fetchFrom: typeof fetch = fetch,
): Promise<boolean> {
  const headers = { apikey: publicKey, "Content-Type": "application/json" };
  const tables = await fetchFrom(`${address}/rest/v1/`, { headers });
  const graphql = await fetchFrom(`${address}/graphql/v1`, {
    method: "POST",
    headers,
    body: INTROSPECTION,
  });
  return tables.ok || (await describesTypes(graphql));
}

/** GraphQL also answers 200 to what it refuses. */
async function describesTypes(response: Response): Promise<boolean> {
  const { data }: { data?: unknown } = response.ok ? await response.json() : {};
  return data !== undefined && data !== null;
}
