/** ClickHouse, where events are if `EVENTS_URL` names it. */
export interface EventStore {
  rows<Row>(query: string, values?: Values, patienceMs?: number): Promise<Row[]>;
  insert(table: string, rows: object[]): Promise<void>;
  /** Inserts what a query finds, with the columns of the table. */
  fill(table: string, query: string, values: Values): Promise<void>;
  /** Deletes the rows that meet a condition. It may do so later. */
  forget(table: string, condition: string, values: Values): Promise<void>;
  run(statement: string): Promise<void>;
  close(): Promise<void>;
}

/** What a query has as `{name:Type}`. */
export type Values = Record<string, string | number>;

/** A page sends a beacon again, so a slow store mustn't hold functions open. */
export const INSERT_PATIENCE_MS = 3000;

/** The store refused, failed, or was too slow. `code` is its own, or the connection's. */
export class EventStoreError extends Error {
  override name = "EventStoreError";
  readonly code: string;

  constructor(code: string) {
    super("The event store did not do what was asked.");
    this.code = code;
  }
}

/** Rejects with `EventStoreError`, also if it takes too long. */
export async function within<Result>(
  ms: number,
  work: (signal: AbortSignal) => Promise<Result>,
): Promise<Result> {
  const signal = AbortSignal.timeout(ms);
  try {
    return await work(signal);
  } catch (error) {
    if (error instanceof EventStoreError) throw error;
    throw new EventStoreError(signal.aborted ? "TIMEOUT" : codeOf(error));
  }
}

function codeOf(error: unknown): string {
  const { code } = error as { code?: unknown };
  return typeof code === "string" ? code : "";
}
