interface ClientAddress {
  passed: boolean;
  /** The line for the operator. */
  line: string;
}

/**
 * Checks the response of the function client-address: limits are per client, and without an address
 * all visitors would share one limit.
 */
export function checkClientAddress(answer: unknown): ClientAddress {
  const { header, address, seen } = (
    typeof answer === "object" && answer !== null ? answer : {}
  ) as { header?: unknown; address?: unknown; seen?: unknown };
  if (typeof header !== "string")
    return createFailure(
      "the functions don't say which address they see",
      "supabase functions deploy, and set the same SWEEP_SECRET",
    );
  if (typeof address !== "string") {
    return createFailure(
      `the functions don't see the addresses of visitors: ${header} contains none, so all visitors share one wide limit`,
      remedyWith(seen),
    );
  }
  if (isInternal(address))
    return createFailure(
      `the functions see ${address} in ${header}, which is a proxy of your host: all visitors share one tight limit`,
      remedyWith(seen),
    );
  return {
    passed: true,
    line: `the functions see this machine as ${address} (in ${header}); it must be this machine's own public address`,
  };
}

function createFailure(line: string, remedy: string): ClientAddress {
  return { passed: false, line: `${line}\n      → ${remedy}` };
}

function remedyWith(seen: unknown): string {
  const headers = Object.entries(typeof seen === "object" && seen !== null ? seen : {}).map(
    ([name, value]) => `${name}: ${value}`,
  );
  const found =
    headers.length > 0
      ? `These arrived: ${headers.join("; ")}`
      : "No known header arrived: ask your host";
  return `set CLIENT_ADDRESS_HEADER to the header that your host writes the visitor's address into, and deploy the secrets again. ${found}`;
}

/** True if an address is reserved, so that nobody on the internet has it. */
function isInternal(address: string): boolean {
  return /^(10\.|127\.|169\.254\.|192\.168\.|172\.(1[6-9]|2\d|3[01])\.|100\.(6[4-9]|[7-9]\d|1[01]\d|12[0-7])\.|::1$|f[cd]|fe80:)/i.test(
    address,
  );
}
