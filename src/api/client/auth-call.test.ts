import { AuthApiError } from "@supabase/supabase-js";
import { describe, expect, test } from "vitest";
import { refusalText } from "./auth-call.ts";

describe("refusalText", () => {
  test.each([
    ["Request rate limit reached", "over_request_rate_limit"],
    ["Email rate limit exceeded", "over_email_send_rate_limit"],
  ])("replaces %j with a plain message about too many attempts", (message, code) => {
    expect(refusalText(new AuthApiError(message, 429, code))).toBe(
      "Too many attempts. Please wait a few minutes and try again.",
    );
  });

  test("passes on the service's other messages", () => {
    expect(
      refusalText(new AuthApiError("Invalid login credentials", 400, "invalid_credentials")),
    ).toBe("Invalid login credentials");
  });

  test("is undefined if the service didn't answer", () => {
    expect(refusalText(new TypeError("Failed to fetch"))).toBeUndefined();
  });
});
