/**
 * The entries of a record in the order of their ids. A plan mustn't depend on the order of keys,
 * because the database doesn't keep it.
 */
export const entriesById = <T>(record: Record<string, T>): { id: string; entry: T }[] =>
  Object.keys(record)
    .sort()
    // The keys are the record's own.
    .map((id) => ({ id, entry: record[id] as T }));
