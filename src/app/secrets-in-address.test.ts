import { describe, expect, test } from "vitest";
import { findSecrets } from "./secrets-in-address.ts";

const at = (address: string) => {
  const { pathname, search, hash } = new URL(address, "https://here.invalid");
  return findSecrets({ pathname, search, hash, state: null });
};

const REFUSED = { to: "/reset-password", state: { link: "refused" } };
const tokens = "access_token=a&refresh_token=r&expires_in=3600";

describe("findSecrets", () => {
  test.each([
    "/success?session_id=cs_test_1&utm_source=mail",
    "/success/?session_id=cs_test_1",
    "/SUCCESS?session_id=cs_test_1",
    "/Success///?session_id=cs_test_1",
    "/%73uccess?session_id=cs_test_1",
  ])("takes the session out of %s", (address) => {
    expect(at(address)).toEqual({ to: "/success", state: { sessionId: "cs_test_1" } });
  });

  test.each([
    "/reset-password?token_hash=abc&type=recovery",
    "/reset-password?token_hash=abc",
    "/Reset-Password/?token_hash=abc&type=recovery",
  ])("takes the token out of %s", (address) => {
    expect(at(address)).toEqual({ to: "/reset-password", state: { link: { tokenHash: "abc" } } });
  });

  test.each(["/", "/reset-password", "/success", "/profile?tab=progress", "/LOGIN", "/goals"])(
    "takes a recovery session out of %s",
    (path) => {
      expect(at(`${path}#${tokens}&type=recovery`)).toEqual({
        to: "/reset-password",
        state: { link: { accessToken: "a", refreshToken: "r" } },
      });
    },
  );

  test("finds what the page has taken out of its address", () => {
    const state = { fragment: `#${tokens}&type=recovery` };
    expect(findSecrets({ pathname: "/", search: "", hash: "", state })).toEqual({
      to: "/reset-password",
      state: { link: { accessToken: "a", refreshToken: "r" } },
    });
  });

  test("finds a query that the page has taken out of its address", () => {
    const state = { query: "?token_hash=abc&type=recovery", fragment: "" };
    expect(findSecrets({ pathname: "/reset-password", search: "", hash: "", state })).toEqual({
      to: "/reset-password",
      state: { link: { tokenHash: "abc" } },
    });
  });

  test.each([
    "/#error=access_denied&error_code=otp_expired&error_description=Email+link+is+invalid",
    "/#error=access_denied&error_description=Email+link+is+invalid",
    "/reset-password?error=access_denied&error_code=otp_expired",
    "/reset-password?token_hash=abc&type=signup",
    "/reset-password?code=0a1b",
  ])("offers a new link for %s", (address) => {
    expect(at(address)).toEqual(REFUSED);
  });

  test.each(["signup", "invite", "email_change"])(
    "confirms an address by a link of type %s without signing in",
    (type) => {
      for (const path of ["/login", "/", "/profile"])
        expect(at(`${path}#${tokens}&type=${type}`)).toEqual({
          to: "/login",
          state: { notice: "confirmed" },
        });
    },
  );

  test.each([`${tokens}&type=magiclink`, tokens, "refresh_token=r"])(
    "doesn't sign in by #%s",
    (fragment) => {
      expect(at(`/profile#${fragment}`)).toEqual({
        to: "/login",
        state: { notice: "link-unused" },
      });
    },
  );

  test.each([
    "/",
    "/goals?utm_source=mail",
    "/?code=SPRING",
    "/success",
    "/success?session_id=",
    "/successful?session_id=cs_test_1",
    "/goals?session_id=cs_test_1",
    "/reset-password",
    "/profile?tab=progress#content",
    "/?error_code=7",
  ])("leaves %s as it is", (address) => {
    expect(at(address)).toBeUndefined();
  });
});
