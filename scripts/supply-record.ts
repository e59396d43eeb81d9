import { toId } from "#tools/checks/supply-chain/lock-file.ts";
import {
  isOldEnough,
  MIN_AGE_DAYS,
  readEntries,
  updateRecord,
} from "#tools/checks/supply-chain/publish-record.ts";
import { readPublishDates } from "#tools/checks/supply-chain/read-publish-dates.ts";
import {
  readExclusions,
  readLock,
  readRecord,
  writeRecord,
} from "#tools/checks/supply-chain/record-file.ts";

/**
 * Records when the versions in package-lock.json were published, for those that have no record yet.
 * This asks the registry; the check itself works offline.
 */
const record = readRecord();
const inUse = new Set(readLock().map(toId));
const known = readEntries(record);
const unknown = [...inUse].filter((id) => !known.has(id));
const today = new Date().toISOString().slice(0, "2026-11-22".length);

const found = unknown.length > 0 ? readPublishDates(unknown) : new Map<string, string>();
const mayBeYoung = readExclusions().flatMap((name) =>
  unknown.filter((id) => id.startsWith(`${name}@`)),
);
const old = new Map(
  [...found].filter(([id, published]) => isOldEnough(published, today) || mayBeYoung.includes(id)),
);
writeRecord(updateRecord(record, today, old, inUse));

console.log(`Recorded ${old.size} of ${unknown.length} new versions; ${inUse.size} are in use.`);
for (const id of unknown.filter((each) => !old.has(each))) {
  const published = found.get(id);
  console.error(
    published
      ? `${id} was published on ${published}, less than ${MIN_AGE_DAYS} days ago. Pin an older version.`
      : `${id} has no publish date in the registry.`,
  );
  process.exitCode = 1;
}
