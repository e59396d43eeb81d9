import { charged, email, list, listValues, offer, sold } from "../support/funnel.ts";
import { button, choose, readKept } from "../support/journey.ts";
import {
  buy,
  createAccount,
  expect,
  goToPay,
  isInside,
  pay,
  sessionOnPaymentPage,
  test,
} from "../support/shop.ts";

test("a visitor buys, makes an account, and gets in; the browser keeps nothing about the purchase", {
  tag: "@core",
}, async ({ page, address }) => {
  const [chosen = ""] = listValues(list);
  await page.goto(list.route);
  await choose(page, chosen);
  await page.goto(email.route);
  await page.getByLabel(email.field).fill(address);
  await button(page, email.submit).click();
  await page.goto("/sales");
  await goToPay(page);
  await expect(page.getByText(sold.name).first()).toBeVisible();
  await expect(page.getByRole("button", { name: `Pay ${charged}` })).toBeVisible();
  const asked: string[] = [];
  page.on("request", (request) => void asked.push(request.url()));
  const lookedUp = page.waitForRequest(/\/rest\/v1\/stripe_orders\?/);
  await pay(page, address);

  await expect(page.getByRole("heading", { name: "Payment Successful!" })).toBeVisible();
  expect((await lookedUp).headers()["x-checkout-session"], "as the policy requires").toMatch(
    /^cs_test_/,
  );
  const returnTo = /\/success\?session_id=cs_test_/;
  expect(
    asked.filter((url) => /cs_test_/.test(url) && !returnTo.test(url) && !url.includes("/c/pay/")),
    "no other address contains the session",
  ).toEqual([]);
  await expect(page, "the session id is gone from the address bar").toHaveURL(
    ({ pathname, search }) => pathname === "/success" && search === "",
  );
  await expect(page.getByLabel("Email", { exact: true })).toHaveValue(address);
  await createAccount(page, address);

  await isInside(page, address);
  await expect(page.getByText(charged)).toBeVisible();
  await expect(page.getByText("Completed")).toBeVisible();
  const left = await page.evaluate(() =>
    ["quizEmail", "pendingPurchase"].map((key) => localStorage.getItem(key)),
  );
  expect(left).toEqual([null, null]);
  expect(await readKept(page), "the answers stay").toMatchObject({ [list.answer]: [chosen] });

  await page.reload();
  await isInside(page, address);
  await page.goto("/login");
  await isInside(page, address);
});

test("canceling returns you to the sales page, where you can buy again in the same session", async ({
  page,
  address,
}) => {
  await goToPay(page);
  const session = sessionOnPaymentPage(page);
  await page.getByRole("link", { name: "Cancel" }).click();
  await expect(page).toHaveURL(({ pathname }) => pathname === "/sales");
  await expect(page.getByRole("alert").filter({ hasText: /\S/ })).toHaveCount(0);

  await goToPay(page);
  expect(sessionOnPaymentPage(page)).toBe(session);
  await pay(page, address);
  await expect(page.getByRole("heading", { name: "Payment Successful!" })).toBeVisible();
});

test("the button works when you come Back from the payment page", async ({ page }) => {
  await goToPay(page);
  await page.goBack();
  await expect(page).toHaveURL(({ pathname }) => pathname === "/sales");
  await expect(button(page, offer.button.buy)).toBeEnabled();
});

test.describe("a declined card", () => {
  test.use({ expectedNoise: /^Failed to load resource: .*402/ });

  test("is reported on the payment page, and another card works", async ({ page, address }) => {
    await goToPay(page);
    await page.getByLabel("Card number").fill("4000 0000 0000 0002");
    await pay(page, address);
    await expect(page.getByRole("alert")).toContainText("Your card was declined.");
    await page.getByLabel("Card number").fill("4242 4242 4242 4242");
    await pay(page, address);
    await expect(page.getByRole("heading", { name: "Payment Successful!" })).toBeVisible();
  });
});

test("a buyer who has paid and returns to the sales page is never asked to pay again", {
  tag: "@core",
}, async ({ page, address }) => {
  await buy(page, address);
  const opened: string[] = [];
  page.on(
    "request",
    (request) => void (request.url().includes("/stripe-checkout") && opened.push(request.url())),
  );
  await page.goto("/sales");
  await expect(page.getByText("Your payment is complete.", { exact: false })).toBeVisible();
  await button(page, offer.button.buy).click();
  await expect(page.getByRole("heading", { name: "Payment Successful!" })).toBeVisible();
  expect(opened).toEqual([]);
});

test.describe("while nothing can be verified", () => {
  test.use({ expectedNoise: /ERR_FAILED/ });

  test("a buyer who has paid isn't asked to pay again", { tag: "@core" }, async ({
    page,
    address,
  }) => {
    const session = await buy(page, address);
    await page.route("**/functions/v1/stripe-verify", (route) => route.abort());
    await page.goto("/sales");
    // As after 20 minutes.
    await page.evaluate(() => localStorage.removeItem("checkoutIntent"));

    await button(page, offer.button.buy).click();

    await expect(page.getByRole("heading", { name: "Payment Successful!" })).toBeVisible();
    expect(await page.evaluate(() => localStorage.getItem("pendingPurchase"))).toContain(session);
    await createAccount(page, address);
    await isInside(page, address);
  });
});

test("the form shows the messages of the specification and keeps what was typed", async ({
  page,
  address,
}) => {
  await buy(page, address);
  const alert = page.getByRole("alert").filter({ hasText: /\S/ });
  await page.getByLabel("Email", { exact: true }).fill(address);
  await page.getByLabel("Password", { exact: true }).fill("sausage");
  await page.getByLabel("Confirm password").fill("sausages");
  await button(page, "Create account").click();
  await expect(alert).toHaveText("Passwords do not match");
  await page.getByLabel("Password", { exact: true }).fill("beef");
  await page.getByLabel("Confirm password").fill("beef");
  await button(page, "Create account").click();
  await expect(alert).toHaveText("Password must be at least 6 characters");
  await expect(page.getByLabel("Password", { exact: true })).toHaveAttribute(
    "aria-invalid",
    "true",
  );
  await expect(page.getByLabel("Email", { exact: true })).toHaveValue(address);
  await createAccount(page, address);
  await isInside(page, address);
});
