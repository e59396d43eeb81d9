import { parsePolicy } from "#tools/build/hosting/content-security-policy.ts";
import type { BuiltSite } from "../browser/built-site.ts";

const STRICT = /^'(self|sha256-[\w+/=]+)'$/;

/** Finds what's too lenient in the Content-Security-Policy that the visits are made under. */
export async function findLenience({ origin }: BuiltSite): Promise<string[]> {
  const { headers } = await fetch(origin);
  const policy = parsePolicy(headers.get("Content-Security-Policy") ?? "");
  const scripts = policy["script-src"] ?? ["any script"];
  return [
    ...scripts
      .filter((source) => !STRICT.test(source))
      .map((source) => `the policy allows ${source}`),
    ...(policy["require-trusted-types-for"]?.includes("'script'")
      ? []
      : ["the policy doesn't require Trusted Types"]),
  ];
}
