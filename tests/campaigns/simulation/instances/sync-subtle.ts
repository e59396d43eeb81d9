import { createHash, createHmac, timingSafeEqual } from "node:crypto";

interface Key {
  secret: Buffer;
}

const toBytes = (data: BufferSource): Uint8Array =>
  ArrayBuffer.isView(data)
    ? new Uint8Array(data.buffer, data.byteOffset, data.byteLength)
    : new Uint8Array(data);

/** A buffer of its own: Node's may be a part of a larger one. */
const toBuffer = (bytes: Uint8Array): ArrayBuffer => new Uint8Array(bytes).buffer;

const signature = ({ secret }: Key, data: BufferSource) =>
  createHmac("sha256", secret).update(toBytes(data)).digest();

/**
 * The parts of `crypto.subtle` that the product uses, for SHA-256. The real one works in other
 * threads, so that its results come in an order that no seed decides.
 */
export const syncSubtle = {
  digest: async (algorithm: string, data: BufferSource) => {
    if (algorithm !== "SHA-256") throw new Error(`The simulation has no ${algorithm}.`);
    return toBuffer(createHash("sha256").update(toBytes(data)).digest());
  },
  importKey: async (_format: "raw", data: BufferSource): Promise<Key> => ({
    secret: Buffer.from(toBytes(data)),
  }),
  sign: async (_algorithm: unknown, key: Key, data: BufferSource) => toBuffer(signature(key, data)),
  verify: async (_algorithm: unknown, key: Key, given: BufferSource, data: BufferSource) => {
    const [one, other] = [signature(key, data), toBytes(given)];
    return one.length === other.length && timingSafeEqual(one, other);
  },
};
