import { isJsonObject, type Json } from "#lib/json.ts";
import { formatMoment } from "./parse-date.ts";
import type { Reading, Weighing } from "./weighing.ts";

const WEIGHT = "com.google.weight";
const NANOS_PER_MS = 1_000_000;

/**
 * Reads a file of Google Fit in Takeout: `Fit/All Data/*_com.google.weight_*.json` has
 * `{ "Data Points": [{ "dataTypeName": "com.google.weight", "startTimeNanos": …,
 * "fitValue": [{ "value": { "fpVal": 82.5 } }] }] }`, in kg. Undefined if it isn't one.
 */
export function readGoogleFit(file: Json): Reading | undefined {
  const points = isJsonObject(file) ? file["Data Points"] : undefined;
  if (!isJsonObject(file) || !Array.isArray(points)) return undefined;
  const isOfWeights =
    String(file["Data Source"]).includes(WEIGHT) ||
    points.some((point) => isJsonObject(point) && point.dataTypeName === WEIGHT);
  if (!isOfWeights) return undefined;
  const weighings = points.flatMap(readPoint);
  return { source: "Google Fit", weighings, skipped: points.length - weighings.length };
}

function readPoint(point: Json): Weighing[] {
  if (!isJsonObject(point)) return [];
  const { dataTypeName = WEIGHT, fitValue, startTimeNanos, endTimeNanos } = point;
  const [first] = Array.isArray(fitValue) ? fitValue : [];
  const value = isJsonObject(first) && isJsonObject(first.value) ? first.value.fpVal : undefined;
  const at = formatMoment(new Date(Number(startTimeNanos ?? endTimeNanos) / NANOS_PER_MS));
  return dataTypeName === WEIGHT && typeof value === "number" && at
    ? [{ at, value, unit: "kg" }]
    : [];
}
