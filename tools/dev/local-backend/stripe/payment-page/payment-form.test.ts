import { describe, expect, test } from "vitest";
import { atThePage } from "./payment-page.fixtures.ts";

describe("payment form", () => {
  test("redirects to the shop after a payment by card", async () => {
    const buyer = await atThePage();
    const answer = await buyer.press(buyer.url);

    expect(answer.status).toBe(303);
    expect(answer.headers.get("Location")).toBe(
      `http://localhost:5173/success?session_id=${buyer.id}`,
    );
    expect(await buyer.again()).toMatchObject({
      status: "complete",
      payment_status: "paid",
      customer_details: { email: "ada@example.com", name: "Ada" },
    });
    await buyer.clock.advance(0);
    expect(buyer.types()).toEqual([
      "payment_intent.succeeded",
      "charge.succeeded",
      "checkout.session.completed",
    ]);
  });

  test.each([
    ["a card that the bank declines", { card: "4000000000000002" }, 402, "Your card was declined."],
    [
      "a card without money",
      { card: "4000 0000 0000 9995" },
      402,
      "Your card has insufficient funds.",
    ],
    [
      "a number that is no card",
      { card: "4111 1111 1111 1111" },
      402,
      "Your card number is invalid.",
    ],
    [
      "a card from last month",
      { expiry: "10/26" },
      402,
      "Your card&#39;s expiration date is in the past.",
    ],
    [
      "a month that does not exist",
      { expiry: "13/34" },
      402,
      "Your card&#39;s expiration date is incomplete.",
    ],
    ["half a code", { cvc: "12" }, 402, "Your card&#39;s security code is incomplete."],
    ["an address without a place", { email: "ada@" }, 400, "Your email is invalid."],
  ])("stays open and shows an error for %s", async (_, typed, status, message) => {
    const buyer = await atThePage();
    const answer = await buyer.press(buyer.url, { email: "grace@example.com", ...typed });
    const page = await answer.text();

    expect(answer.status).toBe(status);
    expect(page).toMatch(new RegExp(`aria-invalid="true"[\\s\\S]*role="alert">${message}<`));
    expect(page).toContain(`value="${"email" in typed ? typed.email : "grace@example.com"}"`);
    expect(await buyer.again()).toMatchObject({ status: "open", payment_intent: null });
  });

  test("accepts a card until the last day of its month", async () => {
    const buyer = await atThePage();
    expect((await buyer.press(buyer.url, { expiry: "11/26" })).status).toBe(303);
  });

  test("accepts another card after a declined one", async () => {
    const buyer = await atThePage();
    await buyer.press(buyer.url, { card: "4000000000000002" });
    expect((await buyer.press(buyer.url)).status).toBe(303);
  });

  test("charges once if Pay is pressed twice", async () => {
    const buyer = await atThePage();
    const answers = await Promise.all([buyer.press(buyer.url), buyer.press(buyer.url)]);
    const page = await (await buyer.visit(buyer.url)).text();

    expect(answers.map(({ status }) => status).toSorted()).toEqual([303, 410]);
    expect(page).toContain("This has been paid already");
    expect(page).toContain(`href="http://localhost:5173/success?session_id=${buyer.id}"`);
    expect(page).not.toContain("<form");
    await buyer.clock.advance(0);
    expect(buyer.types().filter((type) => type === "charge.succeeded")).toHaveLength(1);
  });

  test("leaves a bank debit unpaid until the bank confirms it", async () => {
    const buyer = await atThePage();
    const answer = await buyer.press(buyer.url, {
      method: "bank_debit",
      card: "",
      expiry: "",
      cvc: "",
    });
    expect(answer.status).toBe(303);
    expect(await buyer.again()).toMatchObject({ status: "complete", payment_status: "unpaid" });
    expect(await (await buyer.visit(buyer.url)).text()).toContain("Your bank debit is on its way");

    await buyer.help(`checkout/sessions/${buyer.id}/settle`, { outcome: "succeeded" });
    await buyer.clock.advance(0);
    expect(await buyer.again()).toMatchObject({ payment_status: "paid" });
    expect(buyer.types()).toContain("checkout.session.completed");
    expect(buyer.types().at(-1)).toBe("checkout.session.async_payment_succeeded");
  });

  test("leaves a session unpaid if the bank refuses", async () => {
    const buyer = await atThePage();
    await buyer.press(buyer.url, { method: "bank_debit" });
    await buyer.help(`checkout/sessions/${buyer.id}/settle`, { outcome: "failed" });
    await buyer.clock.advance(0);

    expect(await buyer.again()).toMatchObject({ status: "complete", payment_status: "unpaid" });
    expect(buyer.types().at(-1)).toBe("checkout.session.async_payment_failed");
    await expect(
      buyer.help(`checkout/sessions/${buyer.id}/settle`, { outcome: "succeeded" }),
    ).rejects.toMatchObject({ statusCode: 400 });
  });
});
