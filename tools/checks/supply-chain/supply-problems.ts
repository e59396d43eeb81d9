import { type LockedPackage, toId } from "./lock-file.ts";
import { isOldEnough, MIN_AGE_DAYS, type PublishRecord, readEntries } from "./publish-record.ts";

/** Licenses that allow code and fonts in the pages; each requires nothing more than its text. */
const LICENSES = [
  "MIT",
  "ISC",
  "0BSD",
  "BSD-2-Clause",
  "BSD-3-Clause",
  "Apache-2.0",
  "Unlicense",
  "CC0-1.0",
  "OFL-1.1",
];

interface Supply {
  locked: LockedPackage[];
  record: PublishRecord;
  /** `allowScripts` of package.json. */
  allowScripts: Record<string, boolean>;
  /** Packages of `devDependencies` that still put content into the pages. */
  alsoShipped?: readonly string[];
  /** Packages that may be young: a fix that can't wait. */
  mayBeYoung?: readonly string[];
}

/** The errors in the packages that the project pins, one line each. */
export function supplyProblems({
  locked,
  record,
  allowScripts,
  alsoShipped = [],
  mayBeYoung = [],
}: Supply): string[] {
  const entries = readEntries(record);
  const problems = locked.flatMap((item) => {
    const id = toId(item);
    const entry = entries.get(id);
    const ships = item.isShipped || alsoShipped.includes(item.name);
    return [
      !entry && `${id} has no publish date. Run: npm run task -- supply:record`,
      entry &&
        !isOldEnough(entry.published, entry.recorded) &&
        !mayBeYoung.includes(item.name) &&
        `${id} was published on ${entry.published}, less than ${MIN_AGE_DAYS} days before it was recorded on ${entry.recorded}. Pin an older version.`,
      (item.resolved || item.link || !item.integrity?.startsWith("sha512-")) &&
        `${id} isn't a package of the registry with a SHA-512 checksum.`,
      item.hasInstallScript &&
        allowScripts[item.name] === undefined &&
        `${id} has a script that runs when it's installed. Read it, then name the package in allowScripts of package.json, with true or false.`,
      ships &&
        !isAllowed(item.license) &&
        `${id} is in the pages, and its license (${item.license ?? "none"}) isn't one of ${LICENSES.join(", ")}.`,
    ].filter((problem) => typeof problem === "string");
  });
  return [...new Set(problems)];
}

/** A choice of licenses (OR) needs one that is allowed; a combination (AND) needs all. */
function isAllowed(license: string | undefined): boolean {
  const choices = license?.replace(/^\((.*)\)$/, "$1").split(" OR ") ?? [];
  return choices.some((choice) => choice.split(" AND ").every((one) => LICENSES.includes(one)));
}
