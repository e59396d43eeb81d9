import type { Reading, Weighing } from "./weighing.ts";
import { parseMassUnit } from "./weighing.ts";

const WEIGHT = '"HKQuantityTypeIdentifierBodyMass"';
/** Attributes come in any order, and their values may contain a `>`. */
const RECORD = /^<Record(?:\s+[\w:]+="[^"]*")*\s*\/?>/;
const MAX_TAIL = 1_000_000;

/** Reads Apple Health's export.xml piece by piece: it can be larger than memory. */
export interface AppleHealthReader {
  push(text: string): void;
  end(): Reading;
}

/**
 * Reads the weights of an export.xml. Its root is `HealthData`, and a weight is
 * `<Record type="HKQuantityTypeIdentifierBodyMass" unit="lb" startDate="2026-03-04 07:30:00 -0500"
 * value="181.9"/>`, in the unit and the time of the phone.
 */
export function createAppleHealthReader(): AppleHealthReader {
  const weighings: Weighing[] = [];
  let skipped = 0;
  let rest = "";
  const read = (text: string) => {
    for (let at = text.indexOf(WEIGHT); at >= 0; at = text.indexOf(WEIGHT, at + WEIGHT.length)) {
      const weighing = readRecord(text.slice(text.lastIndexOf("<", at)));
      if (weighing === undefined) skipped++;
      else if (weighing !== "other") weighings.push(weighing);
    }
  };
  return {
    push(text) {
      const all = rest + text;
      // A tag is complete once the next one begins. Values contain no `<`.
      const whole = all.lastIndexOf("<");
      read(all.slice(0, Math.max(whole, 0)));
      rest = all.slice(Math.max(whole, 0)).slice(-MAX_TAIL);
    },
    end() {
      read(rest);
      return {
        source: "Apple Health",
        weighings,
        skipped,
        isCut: !rest.trimEnd().endsWith("</HealthData>"),
      };
    },
  };
}

/** `other` for a tag that only mentions weights. */
function readRecord(text: string): Weighing | "other" | undefined {
  if (!text.startsWith("<Record")) return "other";
  const record = RECORD.exec(text)?.[0];
  if (!record?.includes(`type=${WEIGHT}`)) return record ? "other" : undefined;
  const value = Number(attributeOf(record, "value"));
  const unit = parseMassUnit(attributeOf(record, "unit"));
  const [, date, time] =
    /^(\d{4}-\d{2}-\d{2}) (\d{2}:\d{2})/.exec(attributeOf(record, "startDate")) ?? [];
  return date && time && unit && value > 0 ? { at: `${date} ${time}`, value, unit } : undefined;
}

const attributeOf = (record: string, name: string): string =>
  new RegExp(`\\s${name}="([^"]*)"`).exec(record)?.[1] ?? "";
