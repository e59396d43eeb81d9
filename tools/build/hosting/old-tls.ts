import { connect } from "node:tls";

const TIMEOUT_MS = 10_000;
const HTTPS_PORT = 443;

/**
 * True if a server still accepts TLS 1.0 or 1.1, which no browser needs any more. Rejects if the
 * server can't be reached.
 */
export function acceptsOldTls(address: string): Promise<boolean> {
  const { hostname, port } = new URL(address);
  return new Promise((resolve, reject) => {
    let isReached = false;
    const socket = connect({
      host: hostname,
      servername: hostname,
      port: Number(port) || HTTPS_PORT,
      minVersion: "TLSv1",
      maxVersion: "TLSv1.1",
      // OpenSSL itself refuses these versions on a higher level.
      ciphers: "ALL:@SECLEVEL=0",
      // The question is the version: another check looks at the certificate.
      rejectUnauthorized: false,
      timeout: TIMEOUT_MS,
    });
    const end = (settle: () => void) => {
      socket.destroy();
      settle();
    };
    socket.on("connect", () => {
      isReached = true;
    });
    socket.on("secureConnect", () => end(() => resolve(true)));
    socket.on("error", (error) => end(() => (isReached ? resolve(false) : reject(error))));
    socket.on("timeout", () =>
      end(() => reject(new Error(`no answer within ${TIMEOUT_MS / 1000} seconds`))),
    );
  });
}
