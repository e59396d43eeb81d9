import { Inflate } from "fflate";

const END = 0x06054b50;
const END_64 = 0x06064b50;
const END_64_LOCATOR = 0x07064b50;
const ENTRY = 0x02014b50;
const END_BYTES = 22;
const LOCATOR_BYTES = 20;
const MAX_COMMENT = 65_535;
const MAX_DIRECTORY = 64 * 1024 * 1024;
const IN_64 = 0xffffffff;
const STORED = 0;
const DEFLATED = 8;
const CHUNK = 128 * 1024;

/** A file in a zip. */
export interface ZipEntry {
  name: string;
  method: number;
  compressed: number;
  size: number;
  offset: number;
}

/** The zip is damaged, or of a kind that this doesn't read. */
export class BadZip extends Error {
  override name = "BadZip";
}

/**
 * Lists the files of a zip from the directory at its end (APPNOTE.TXT 4.3, with Zip64), so that
 * nothing else of a large one is read. Throws `BadZip`.
 */
export async function listZip(zip: Blob): Promise<ZipEntry[]> {
  const tailFrom = Math.max(0, zip.size - END_BYTES - MAX_COMMENT);
  const tail = await viewOf(zip, tailFrom, zip.size);
  let end = tail.byteLength - END_BYTES;
  while (end >= 0 && tail.getUint32(end, true) !== END) end--;
  if (end < 0) throw new BadZip("no directory");
  let size = tail.getUint32(end + 12, true);
  let from = tail.getUint32(end + 16, true);
  const locator = end - LOCATOR_BYTES;
  if (locator >= 0 && tail.getUint32(locator, true) === END_64_LOCATOR) {
    const at = Number(tail.getBigUint64(locator + 8, true));
    const end64 = await viewOf(zip, at, at + 56);
    if (end64.byteLength < 56 || end64.getUint32(0, true) !== END_64)
      throw new BadZip("no directory");
    size = Number(end64.getBigUint64(40, true));
    from = Number(end64.getBigUint64(48, true));
  }
  if (size > MAX_DIRECTORY || from + size > zip.size) throw new BadZip("directory out of bounds");
  return readDirectory(await viewOf(zip, from, from + size));
}

async function viewOf(blob: Blob, from: number, to: number): Promise<DataView> {
  return new DataView(await blob.slice(from, to).arrayBuffer());
}

function readDirectory(view: DataView): ZipEntry[] {
  const entries: ZipEntry[] = [];
  let at = 0;
  while (at + 46 <= view.byteLength && view.getUint32(at, true) === ENTRY) {
    const [nameLength, extraLength] = [
      view.getUint16(at + 28, true),
      view.getUint16(at + 30, true),
    ];
    const nameFrom = at + 46;
    const extraFrom = nameFrom + nameLength;
    if (extraFrom + extraLength > view.byteLength) throw new BadZip("directory cut off");
    const name = new TextDecoder().decode(new Uint8Array(view.buffer, nameFrom, nameLength));
    const sizes = [
      view.getUint32(at + 24, true),
      view.getUint32(at + 20, true),
      view.getUint32(at + 42, true),
    ];
    const [size = 0, compressed = 0, offset = 0] = widen(sizes, view, extraFrom, extraLength);
    entries.push({ name, method: view.getUint16(at + 10, true), compressed, size, offset });
    at = extraFrom + extraLength + view.getUint16(at + 32, true);
  }
  return entries;
}

/** Numbers that don't fit into 32 bits follow in the extra field 1, in this order. */
function widen(numbers: number[], view: DataView, from: number, length: number): number[] {
  let at = from;
  while (at + 4 <= from + length && view.getUint16(at, true) !== 1)
    at += 4 + view.getUint16(at + 2, true);
  let wide = at + 4;
  return numbers.map((number) => {
    if (number !== IN_64 || wide + 8 > from + length) return number;
    wide += 8;
    return Number(view.getBigUint64(wide - 8, true));
  });
}

/** Reads a file of a zip in pieces, with pauses for the page in between. Throws `BadZip`. */
export async function* readEntry(zip: Blob, entry: ZipEntry): AsyncGenerator<Uint8Array> {
  const head = await viewOf(zip, entry.offset, entry.offset + 30);
  if (head.byteLength < 30) throw new BadZip("file cut off");
  const from = entry.offset + 30 + head.getUint16(26, true) + head.getUint16(28, true);
  const to = from + entry.compressed;
  if (to > zip.size) throw new BadZip("file cut off");
  if (entry.method === STORED) yield* readPieces(zip, from, to);
  else if (entry.method === DEFLATED) yield* inflate(zip, from, to);
  else throw new BadZip("unknown compression");
}

async function* inflate(zip: Blob, from: number, to: number): AsyncGenerator<Uint8Array> {
  let ready: Uint8Array[] = [];
  const stream = new Inflate((piece) => ready.push(piece));
  for await (const piece of readPieces(zip, from, to)) {
    try {
      stream.push(piece);
    } catch (error) {
      throw new BadZip("damaged data", { cause: error });
    }
    yield* ready;
    ready = [];
  }
}

/** Reads a part of a file in pieces small enough not to block the page. */
export async function* readPieces(
  blob: Blob,
  from = 0,
  to = blob.size,
): AsyncGenerator<Uint8Array> {
  for (let at = from; at < to; at += CHUNK)
    yield new Uint8Array(await blob.slice(at, Math.min(at + CHUNK, to)).arrayBuffer());
}
