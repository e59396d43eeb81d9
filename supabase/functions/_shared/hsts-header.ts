const A_YEAR_IN_S = 31_536_000;

/**
 * Makes browsers use HTTPS only, for a year. The hosts of the site send the same: `hostHeaders` in
 * `tools/build/hosting/security-headers.ts`. Browsers ignore it over plain HTTP, such as on a developer's
 * machine. Without `includeSubDomains`, because the owner may have others that don't have HTTPS.
 */
export const hstsHeader = { "Strict-Transport-Security": `max-age=${A_YEAR_IN_S}` };
