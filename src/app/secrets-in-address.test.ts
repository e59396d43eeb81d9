import { expect, test } from "vitest";
import { secretsIn } from "./secrets-in-address.ts";

const at = (address: string) => {
  const { pathname, search, hash } = new URL(address, "https://here.invalid");
  return secretsIn({ pathname, search, hash });
};

test.each(["/success?session_id=cs_test_1&utm_source=mail", "/success/?session_id=cs_test_1"])(
  "whoever comes back from the payment page by %s goes on without the session in the address",
  (address) => {
    expect(at(address)).toEqual({ to: "/success", state: { sessionId: "cs_test_1" } });
  },
);

test("whoever follows a link for a new password goes on without it in the address, however the backend wrote it", () => {
  const byHash = { to: "/reset-password", state: { link: { tokenHash: "abc" } } };
  expect(at("/reset-password?token_hash=abc&type=recovery")).toEqual(byHash);
  expect(at("/reset-password?token_hash=abc")).toEqual(byHash);
  const bySession = { to: "/reset-password", state: { link: { accessToken: "a", refreshToken: "r" } } };
  expect(at("/reset-password#access_token=a&refresh_token=r&expires_in=3600&type=recovery")).toEqual(bySession);
  expect(at("/#access_token=a&refresh_token=r&type=recovery")).toEqual(bySession);
});

test("whoever follows a link that no longer works can ask for another", () => {
  const refused = { to: "/reset-password", state: { link: "refused" } };
  expect(at("/#error=access_denied&error_code=otp_expired&error_description=Email+link+is+invalid")).toEqual(refused);
  expect(at("/reset-password?error=access_denied&error_code=otp_expired")).toEqual(refused);
});

test("whoever confirms an address signs in by themselves: nobody is signed in by a link that anybody may have sent", () => {
  expect(at("/login#access_token=a&refresh_token=r&type=signup")).toEqual({ to: "/login", state: { confirmed: true } });
});

test.each([
  "/",
  "/goals?utm_source=mail",
  "/success",
  "/success?session_id=",
  "/goals?session_id=cs_test_1",
  "/reset-password",
  "/reset-password?token_hash=abc&type=signup",
  "/profile?tab=progress#content",
  "/?error_code=7",
])("nothing is taken out of %s", (address) => {
  expect(at(address)).toBeUndefined();
});
