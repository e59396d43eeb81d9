import type { Page } from "@playwright/test";
import { makeMember, type Person } from "../../../e2e/support/member.ts";
import { PASSWORD, PUBLIC } from "../../../e2e/support/shop.ts";
import type { BuiltSite } from "./built-site.ts";
import { callProvider } from "./provider.ts";

/** Where the browser stores the session. */
export const SESSION_KEY = "sb-localhost-auth-token";

/** Makes a member without going through the shop. */
export const makeBuyer = (site: BuiltSite, page: Page, email: string): Promise<Person> =>
  makeMember(
    page,
    {
      call: (path, fields) => callProvider(site, path, fields),
      switchTo: () => Promise.reject(new Error("Rows don't switch the provider.")),
    },
    email,
  );

/** A further session of a member, as another device gets it. */
export async function signInAs({ request }: Page, email: string): Promise<object> {
  const response = await request.post("/auth/v1/token?grant_type=password", {
    headers: PUBLIC,
    data: { email, password: PASSWORD },
  });
  return response.json();
}
