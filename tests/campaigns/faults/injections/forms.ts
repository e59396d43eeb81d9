import { email, site } from "../../../e2e/support/funnel.ts";
import { open } from "./addresses.ts";
import type { HostileVisit } from "./hostile-visit.ts";
import { submitPayloads, typeEverywhere } from "./type-everywhere.ts";

const NAME = "Your name";
const PAID_WITH = "Email you paid with";

/** Fills in every form that a visitor can open. */
export async function fillInForms(visit: HostileVisit): Promise<void> {
  const { page } = visit;
  for (const path of [email.route, "/login", "/forgot-password", "/restore", "/withdraw"]) {
    await open(visit, path, path);
    await submitPayloads(visit, `the form on ${path}`);
  }
  await open(visit, "/help", "/help");
  await page.getByRole("button", { name: site.admin.open, exact: true }).click();
  await page.getByRole("dialog").waitFor();
  await submitPayloads(visit, "the admin panel");
  await withdraw(visit);
  await signInRefused(visit);
}

/** A withdrawal repeats the name and the address. */
async function withdraw(visit: HostileVisit): Promise<void> {
  const { page } = visit;
  await open(visit, "/withdraw", "/withdraw");
  const [name] = await typeEverywhere(visit);
  await page.getByLabel(PAID_WITH).fill(visit.email);
  await page.getByRole("button", { name: "Continue", exact: true }).click();
  // An empty or blank name is refused.
  const review = page.getByRole("heading", { name: "Confirm your withdrawal" });
  const refusal = page.getByText("Please enter your name");
  await review.or(refusal).first().waitFor();
  if (name && (await review.isVisible())) await visit.shows(name.payload, NAME);
  await visit.inspect("the withdrawal");
}

/** The auth service's own message is shown, if it's one for people. */
async function signInRefused(visit: HostileVisit): Promise<void> {
  const { page } = visit;
  await page.route("**/auth/v1/token*", (route) =>
    route.fulfill({
      status: 400,
      json: { code: 400, error_code: visit.next(), msg: visit.next() },
    }),
  );
  await open(visit, "/login", "/login");
  await page.getByLabel("Email").fill(visit.email);
  await page.getByLabel("Password").fill("steak-and-eggs");
  await page.getByRole("button", { name: "Sign In", exact: true }).click();
  await page.getByRole("alert").filter({ hasText: /\S/ }).waitFor();
  await visit.inspect("a refused sign-in");
  await page.unroute("**/auth/v1/token*");
}
