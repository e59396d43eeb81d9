import type { PostgresConnection } from "@supabase/lite/postgres";

type Driver = PostgresConnection["driver"];

/** More texts than the product's queries have. Clients may send others, without end. */
const MAX_COUNT = 200;

/**
 * Lets a connection prepare each statement once, as PostgREST does. Otherwise the driver asks for
 * the types of its parameters first, each time, and PostgreSQL parses and plans it again.
 */
export function prepareStatements(driver: Driver): void {
  const prepared = new Set<string>();
  const mayPrepare = (text: string) => {
    if (prepared.size < MAX_COUNT) prepared.add(text);
    return prepared.has(text);
  };
  const reserve = driver.reserve.bind(driver);
  driver.reserve = async () => {
    const connection = await reserve();
    const unsafe = connection.unsafe.bind(connection);
    connection.unsafe = (text, parameters, options) =>
      unsafe(text, parameters, {
        prepare: (parameters?.length ?? 0) > 0 && mayPrepare(text),
        ...options,
      });
    return connection;
  };
}
