/**
 * When versions were published, grouped by the day of the lookup: `{ "2026-11-22": {
 * "react@19.3.1": "2026-10-14" } }`.
 */
export type PublishRecord = Record<string, Record<string, string>>;

/** A hijacked version is usually discovered within days. */
export const MIN_AGE_DAYS = 7;

const DAY_MS = 24 * 60 * 60 * 1000;

/** True if a version was old enough on the day of the lookup. Both dates are days: `2026-11-22`. */
export function isOldEnough(published: string, recorded: string): boolean {
  return Date.parse(recorded) - Date.parse(published) >= MIN_AGE_DAYS * DAY_MS;
}

/** When each version was published and when that was recorded, by `name@version`. */
export function readEntries(
  record: PublishRecord,
): Map<string, { published: string; recorded: string }> {
  return new Map(
    Object.entries(record).flatMap(([recorded, versions]) =>
      Object.entries(versions).map(([id, published]) => [id, { published, recorded }] as const),
    ),
  );
}

/** Adds versions looked up today, and drops those that are no longer used. */
export function updateRecord(
  record: PublishRecord,
  today: string,
  found: Map<string, string>,
  inUse: Set<string>,
): PublishRecord {
  const added = { ...record, [today]: { ...record[today], ...Object.fromEntries(found) } };
  const sortVersions = (versions: Record<string, string>) =>
    Object.fromEntries(
      Object.entries(versions)
        .filter(([id]) => inUse.has(id))
        .toSorted(([one], [other]) => (one < other ? -1 : 1)),
    );
  const days = Object.entries(added).map(
    ([day, versions]) => [day, sortVersions(versions)] as const,
  );
  return Object.fromEntries(
    days
      .filter(([, versions]) => Object.keys(versions).length > 0)
      .toSorted(([one], [other]) => (one < other ? -1 : 1)),
  );
}
