import { crc32, deflateSync } from "node:zlib";

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const BITS = 8;
const RGBA = 6;
const CHANNELS = 4;

/** A square picture as a PNG file. `pixels` has four bytes for each pixel. */
export function pngFile(pixels: Uint8Array, size: number): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(size, 0);
  header.writeUInt32BE(size, 4);
  header.set([BITS, RGBA, 0, 0, 0], 8);
  // Each row starts with a byte that names its filter: none.
  const rows = Buffer.alloc(size * (size * CHANNELS + 1));
  for (let row = 0; row < size; row++)
    rows.set(
      pixels.subarray(row * size * CHANNELS, (row + 1) * size * CHANNELS),
      row * (size * CHANNELS + 1) + 1,
    );
  return Buffer.concat([
    SIGNATURE,
    chunk("IHDR", header),
    chunk("IDAT", deflateSync(rows, { level: 9 })),
    chunk("IEND", Buffer.alloc(0)),
  ]);
}

function chunk(type: string, data: Buffer): Buffer {
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)];
  const body = Buffer.concat([Buffer.from(type, "latin1"), data]);
  length.writeUInt32BE(data.length);
  check.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, check]);
}
