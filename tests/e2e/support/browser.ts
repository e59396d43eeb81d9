import type { Page } from "@playwright/test";

/** The keys in the browser's storage that contain a text. */
export async function listKept(page: Page, part: string): Promise<string[]> {
  return page.evaluate(
    (wanted) =>
      [...Object.keys(localStorage), ...Object.keys(sessionStorage)].filter((key) =>
        key.includes(wanted),
      ),
    part,
  );
}

/** From the next page on, the browser can't store anything more; it can still read what it has. */
export async function fillStorage(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException("The quota has been exceeded.", "QuotaExceededError");
    };
  });
}

/** From the next page on, even accessing storage throws. */
export async function refuseStorage(page: Page): Promise<void> {
  await page.addInitScript(() => {
    for (const name of ["localStorage", "sessionStorage"]) {
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException("Access is denied for this document.", "SecurityError");
        },
      });
    }
  });
}

/** From the next page on, the device's clock is wrong by this much. It runs at normal speed. */
export async function setClockWrong(page: Page, errorMs: number): Promise<void> {
  await page.addInitScript((error) => {
    const RightDate = Date;
    window.Date = class extends RightDate {
      constructor(...parts: [] | [number | string | Date]) {
        super(parts[0] ?? RightDate.now() + error);
      }
      static override now() {
        return RightDate.now() + error;
      }
    } as DateConstructor;
  }, errorMs);
}
