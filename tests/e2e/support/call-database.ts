import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect } from "./journey.ts";

/**
 * Calls a function of the backend's database, as the project's own scripts do. Its key isn't
 * accepted from browsers.
 */
export async function callDatabase<T>(
  site: string | undefined,
  name: string,
  args: object,
): Promise<T> {
  const { databaseKey }: { databaseKey: string } = JSON.parse(
    readFileSync(join(process.env.BACKEND_DATA ?? "", "keys.json"), "utf8"),
  );
  const response = await fetch(new URL(`/rest/v1/rpc/${name}`, site), {
    method: "POST",
    headers: {
      apikey: databaseKey,
      Authorization: `Bearer ${databaseKey}`,
      "Content-Type": "application/json",
    },
    body: JSON.stringify(args),
  });
  expect(response.ok, `${name}: ${response.status}`).toBe(true);
  return response.json();
}
