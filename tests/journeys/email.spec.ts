import type { Page } from "@playwright/test";
import { arrive, button, expect, isAt, kept, test } from "./journey.ts";

const field = (page: Page) => page.getByLabel("Email");
const claim = (page: Page) => button(page, "Claim my plan").click();
const quizEmail = (page: Page) => page.evaluate(() => localStorage.getItem("quizEmail"));

test.beforeEach(async ({ page }) => {
  await page.goto("/email");
  await isAt(page, "email");
});

test("whoever mistypes an address is told what to mend", async ({ page }) => {
  await expect(field(page)).toHaveAttribute("maxlength", "254");
  for (const [typed, message] of [
    ["", "Please enter your email"],
    ["ann", "Please enter a valid email"],
    ["ann@example", "Please enter a valid email"],
    ["ann@example.c", "Please enter a valid email"],
    ["ann lee@example.com", "Please enter a valid email"],
    ["ann+1@example.com", "Please enter a valid email"],
  ] as const) {
    await field(page).fill(typed);
    await claim(page);
    await isComplaining(page, message);
  }
  await expect(field(page)).toBeFocused();
  expect(await quizEmail(page)).toBeNull();
});

test("an address that is too long is refused, even where the field was made to take it", async ({ page }) => {
  await field(page).evaluate((element) => element.removeAttribute("maxlength"));
  await field(page).fill(`${"a".repeat(243)}@example.com`);
  await claim(page);
  await isComplaining(page, "Email is too long");
});

test("the message goes as soon as the visitor types", async ({ page }) => {
  await claim(page);
  await isComplaining(page, "Please enter your email");
  await field(page).press("a");
  await expect(page.getByRole("alert").filter({ hasText: /\S/ })).toHaveCount(0);
  await expect(field(page)).not.toHaveAttribute("aria-invalid", "true");
  await expect(field(page)).not.toHaveAttribute("aria-describedby");
});

test("the address is kept in the browser as it was typed, sent nowhere, and shown to whoever comes back", async ({ page }) => {
  const asked: string[] = [];
  page.on("request", (request) => asked.push(`${request.url()} ${request.postData() ?? ""}`));
  await field(page).fill("Ann.Lee_1@mail.example.co");
  await claim(page);
  await isAt(page, "results");
  expect(await quizEmail(page)).toBe("Ann.Lee_1@mail.example.co");
  expect(await kept(page)).not.toHaveProperty("email");
  expect(asked.filter((request) => /ann\.lee/i.test(request))).toEqual([]);
  await page.goBack();
  await expect(field(page)).toHaveValue("Ann.Lee_1@mail.example.co");
});

test("where the browser keeps nothing, the visitor is told so and can try again", async ({ page }) => {
  await page.evaluate(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException("Full", "QuotaExceededError");
    };
  });
  await field(page).fill("ann@example.com");
  await claim(page);
  await isComplaining(page, "Failed to submit. Please try again.");
  await expect(button(page, "Claim my plan")).toBeEnabled();
  await expect(field(page)).toBeEnabled();
});

test("the address from an earlier visit stands in the field", async ({ page }) => {
  await page.evaluate(() => sessionStorage.clear());
  await arrive(page, "/email", { quizEmail: "ann@example.com" });
  await expect(field(page)).toHaveValue("ann@example.com");
});

async function isComplaining(page: Page, message: string): Promise<void> {
  const alert = page.getByRole("alert").filter({ hasText: /\S/ });
  await expect(alert).toHaveText(message);
  await expect(field(page)).toHaveAttribute("aria-invalid", "true");
  await expect(field(page)).toHaveAccessibleDescription(message);
  await isAt(page, "email");
}
