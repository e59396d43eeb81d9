import { isJsonObject, type Json } from "#lib/json.ts";
import { createAppleHealthReader } from "./apple-health.ts";
import { type DateOrder, formatMoment } from "./parse-date.ts";
import { decodeText } from "./read-table.ts";
import { readWeightTable } from "./read-weight-table.ts";
import type { Reading, Weighing } from "./weighing.ts";
import { BadZip, listZip, readEntry, readPieces, type ZipEntry } from "./zip.ts";

/** Tables and JSON are read whole. Years of weights take less than one megabyte. */
const MAX_WHOLE = 50 * 1024 * 1024;
const HEAD_BYTES = 1024;

/** The reason why a file can't be read, in a sentence for the member. */
export class UnreadableFile extends Error {
  override name = "UnreadableFile";
}

export interface ReadOptions {
  /** Decides dates that can be read both ways. */
  order: DateOrder;
  /** Called with the share that's read, from 0 to 1. */
  onProgress: (share: number) => void;
  /** Reading stops with its reason once it's aborted. */
  signal: AbortSignal;
}

/**
 * Reads the weights of a file, which stays on the device: Apple Health's export.zip or export.xml,
 * Google Fit's files from Takeout as zip, JSON, or CSV, or any table with dates and weights. Throws
 * `UnreadableFile`.
 */
export async function readWeights(file: Blob, options: ReadOptions): Promise<Reading> {
  try {
    return await readKind(file, options);
  } catch (error) {
    if (error instanceof UnreadableFile || options.signal.aborted) throw error;
    throw new UnreadableFile(
      error instanceof BadZip
        ? "This zip is damaged or wasn't downloaded completely. Please export it again."
        : "This file couldn't be read to its end. Please copy it to this device and try again.",
      { cause: error },
    );
  }
}

async function readKind(file: Blob, options: ReadOptions): Promise<Reading> {
  if (file.size === 0) throw new UnreadableFile("This file is empty.");
  const head = new Uint8Array(await file.slice(0, HEAD_BYTES).arrayBuffer());
  const kind = kindFrom(head);
  if (kind === "zip") return readZip(file, options);
  if (kind === "xml") return readApple(readPieces(file), file.size, options);
  if (kind === "other")
    throw new UnreadableFile(
      "This isn't a file with weights. Please choose a CSV, Apple Health's export.zip, or a zip, JSON, or CSV from Google Takeout.",
    );
  return readText(await readWhole(readPieces(file), file.size), options);
}

type Kind = "zip" | "xml" | "text" | "other";

function kindFrom(head: Uint8Array): Kind {
  const start = decodeText(head)
    .replace(/^\uFEFF/, "")
    .trimStart();
  if (start.startsWith("PK")) return "zip";
  if (/^<(?:\?xml|!DOCTYPE HealthData|HealthData)/.test(start)) return "xml";
  const isUtf16 = head[0] === 0xff || head[0] === 0xfe;
  const isBinary = !isUtf16 && head.includes(0);
  return isBinary || /^(?:%PDF|<|SQLite format)/.test(start) ? "other" : "text";
}

async function readApple(
  pieces: AsyncIterable<Uint8Array>,
  size: number,
  { onProgress, signal }: ReadOptions,
): Promise<Reading> {
  const reader = createAppleHealthReader();
  const decoder = new TextDecoder();
  let isFirst = true;
  let done = 0;
  for await (const piece of pieces) {
    signal.throwIfAborted();
    const text = decoder.decode(piece, { stream: true });
    // The document's own description comes before the first record, and it names the root.
    if (isFirst && !text.includes("HealthData"))
      throw new UnreadableFile("This XML file isn't an export of Apple Health.");
    isFirst = false;
    reader.push(text);
    done += piece.length;
    onProgress(size > 0 ? Math.min(done / size, 1) : 0);
  }
  return reader.end();
}

async function readWhole(pieces: AsyncIterable<Uint8Array>, size: number): Promise<string> {
  if (size > MAX_WHOLE)
    throw new UnreadableFile(
      "This file is larger than 50 MB. Weights alone take far less: please export only those.",
    );
  const parts: BlobPart[] = [];
  for await (const piece of pieces) parts.push(piece as Uint8Array<ArrayBuffer>);
  return decodeText(new Uint8Array(await new Blob(parts).arrayBuffer()));
}

function readText(text: string, { order }: ReadOptions): Reading {
  const reading = /^\s*[[{]/.test(text) ? readJson(text) : readWeightTable(text, order);
  if (!reading)
    throw new UnreadableFile(
      "This file has no column with dates and no column with weights. Please name them “Date” and “Weight (kg)” or “Weight (lbs)”.",
    );
  return reading;
}

function readJson(text: string): Reading {
  const reading = readGoogleFit(parseExport(text));
  if (!reading)
    throw new UnreadableFile(
      "This JSON file has no weights of Google Fit. In Takeout, they're in “Fit/All Data”, in files with “com.google.weight” in their names.",
    );
  return reading;
}

function parseExport(text: string): Json {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new UnreadableFile("This JSON file is damaged or cut off. Please export it again.", {
      cause: error,
    });
  }
}

async function readZip(zip: Blob, options: ReadOptions): Promise<Reading> {
  const entries = await listZip(zip);
  const apple = entries
    .filter(({ name }) => name.endsWith(".xml") && !name.includes("_cda"))
    .sort((one, other) => other.size - one.size)[0];
  if (apple) return readApple(readEntry(zip, apple), apple.size, options);
  const google = entries.filter(({ name }) => /com\.google\.weight.*\.json$/.test(name));
  if (google.length > 0) return joinReadings(await readEach(zip, google, options));
  const tables = entries.filter(({ name }) =>
    /(?:daily activity metrics|daily summaries|weight[^/]*)\.csv$/i.test(name),
  );
  if (tables.length > 0) return joinReadings(await readEach(zip, tables, options));
  if (entries.some(({ name }) => name.endsWith(".db")))
    throw new UnreadableFile(
      "This is a backup of Health Connect, which only Health Connect can read. Please export your weights from the app of your scale.",
    );
  throw new UnreadableFile("This zip has no weights of Apple Health or Google Fit.");
}

async function readEach(zip: Blob, entries: ZipEntry[], options: ReadOptions): Promise<Reading[]> {
  const readings: Reading[] = [];
  for (const [index, entry] of entries.entries()) {
    options.signal.throwIfAborted();
    readings.push(readText(await readWhole(readEntry(zip, entry), entry.size), options));
    options.onProgress((index + 1) / entries.length);
  }
  return readings;
}

/** Google Fit has one file for each app and device. */
function joinReadings(readings: Reading[]): Reading {
  return {
    source: readings[0]?.source ?? "your table",
    weighings: readings.flatMap(({ weighings }) => weighings),
    skipped: readings.reduce((sum, { skipped }) => sum + skipped, 0),
    isDateUnclear: readings.some(({ isDateUnclear }) => isDateUnclear),
  };
}

const WEIGHT = "com.google.weight";
const NANOS_PER_MS = 1_000_000;

/**
 * Reads a file of Google Fit in Takeout: `Fit/All Data/*_com.google.weight_*.json` has
 * `{ "Data Points": [{ "dataTypeName": "com.google.weight", "startTimeNanos": …,
 * "fitValue": [{ "value": { "fpVal": 82.5 } }] }] }`, in kg. Undefined if it isn't one.
 */
function readGoogleFit(file: Json): Reading | undefined {
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
