import { expect, type Page } from "@playwright/test";

/**
 * Collects what the Content-Security-Policy refuses in any document of a tab. The console isn't
 * enough, because reports of a closed document don't get there.
 */
export async function watchViolations(page: Page): Promise<string[]> {
  const violations: string[] = [];
  await page.exposeFunction(
    "reportViolation",
    (violation: string) => void violations.push(violation),
  );
  await page.addInitScript(() => {
    document.addEventListener(
      "securitypolicyviolation",
      ({ effectiveDirective, blockedURI, sample }) => {
        const { reportViolation } = window as unknown as {
          reportViolation: (violation: string) => void;
        };
        reportViolation(`${effectiveDirective} ${blockedURI} ${sample}`.trim());
      },
    );
  });
  return violations;
}

/** The directives of the violations, without duplicates. */
export const listDirectives = (violations: string[]) =>
  [...new Set(violations.map((violation) => violation.split(" ")[0]))].toSorted();

export const expectNone = (violations: string[]) =>
  expect(violations, "nothing violates the Content-Security-Policy").toEqual([]);
