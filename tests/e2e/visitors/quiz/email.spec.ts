import type { Page } from "@playwright/test";
import { after, email } from "../../support/funnel.ts";
import { arrive, button, expect, isAt, readKept, test } from "../../support/journey.ts";

const field = (page: Page) => page.getByLabel(email.field);
const claim = (page: Page) => button(page, email.submit).click();
const { empty = "", invalid = "", failed = "", "too-long": tooLong = "" } = email.messages;
const quizEmail = (page: Page) => page.evaluate(() => localStorage.getItem("quizEmail"));

test.beforeEach(async ({ page }) => {
  await page.goto("/email");
  await isAt(page, "email");
});

test("a mistyped address shows a message that says what to fix", async ({ page }) => {
  await expect(field(page)).toHaveAttribute("maxlength", "254");
  for (const [typed, message] of [
    ["", empty],
    ["ann", invalid],
    ["ann@example", invalid],
    ["ann@example.c", invalid],
    ["ann lee@example.com", invalid],
    ["ann+1@example.com", invalid],
  ] as const) {
    await field(page).fill(typed);
    await claim(page);
    await showsError(page, message);
  }
  await expect(field(page)).toBeFocused();
  expect(await quizEmail(page)).toBeNull();
});

test("an address that is too long is refused, even if the field was manipulated to accept it", async ({
  page,
}) => {
  await field(page).evaluate((element) => element.removeAttribute("maxlength"));
  await field(page).fill(`${"a".repeat(243)}@example.com`);
  await claim(page);
  await showsError(page, tooLong);
});

test("the message disappears as soon as the visitor types", async ({ page }) => {
  await claim(page);
  await showsError(page, empty);
  await field(page).press("a");
  await expect(page.getByRole("alert").filter({ hasText: /\S/ })).toHaveCount(0);
  await expect(field(page)).not.toHaveAttribute("aria-invalid", "true");
  await expect(field(page)).not.toHaveAttribute("aria-describedby");
});

test("the address is stored in the browser as typed, sent nowhere, and shown on the next visit", {
  tag: "@core",
}, async ({ page }) => {
  const asked: string[] = [];
  page.on("request", (request) => asked.push(`${request.url()} ${request.postData() ?? ""}`));
  await field(page).fill("Ann.Lee_1@mail.example.co");
  await claim(page);
  await isAt(page, after(email));
  expect(await quizEmail(page)).toBe("Ann.Lee_1@mail.example.co");
  expect(await readKept(page)).not.toHaveProperty("email");
  expect(asked.filter((request) => /ann\.lee/i.test(request))).toEqual([]);
  await page.goBack();
  await expect(field(page)).toHaveValue("Ann.Lee_1@mail.example.co");
});

for (const reducedMotion of ["no-preference", "reduce"] as const) {
  test(`the form shows that it's submitting for at least one drawn frame (motion: ${reducedMotion})`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion });
    await field(page).fill("ann@example.com");
    await page.evaluate(() => {
      const now = () => {
        const step = document.querySelector('[data-step="email"]');
        return [
          step?.querySelector("button[type=submit]")?.textContent,
          step?.querySelector("input")?.disabled,
        ];
      };
      const frames: unknown[] = [];
      const look = () => {
        // Runs after all callbacks of this frame, just before it's drawn.
        const observer = new ResizeObserver(() => {
          frames.push(now());
          observer.disconnect();
        });
        observer.observe(document.body);
        requestAnimationFrame(look);
      };
      requestAnimationFrame(look);
      Object.assign(window, { frames });
    });
    await claim(page);
    await isAt(page, "results");
    const frames: unknown = await page.evaluate(
      () => (window as unknown as { frames: unknown }).frames,
    );
    expect(frames).toContainEqual([email.submitting, true]);
  });
}

test("if the browser can't store anything, the form says so and the visitor can try again", async ({
  page,
}) => {
  await page.evaluate(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException("Full", "QuotaExceededError");
    };
  });
  await field(page).fill("ann@example.com");
  await claim(page);
  await showsError(page, failed);
  await expect(button(page, email.submit)).toBeEnabled();
  await expect(field(page)).toBeEnabled();
});

test("the address from an earlier visit is in the field", async ({ page }) => {
  await page.evaluate(() => sessionStorage.clear());
  await arrive(page, "/email", { quizEmail: "ann@example.com" });
  await expect(field(page)).toHaveValue("ann@example.com");
});

async function showsError(page: Page, message: string): Promise<void> {
  const alert = page.getByRole("alert").filter({ hasText: /\S/ });
  await expect(alert).toHaveText(message);
  await expect(field(page)).toHaveAttribute("aria-invalid", "true");
  await expect(field(page)).toHaveAccessibleDescription(message);
  await isAt(page, "email");
}
