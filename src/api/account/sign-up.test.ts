import {
  AuthApiError,
  AuthRetryableFetchError,
  AuthUnknownError,
  AuthWeakPasswordError,
  type Session,
  type User,
} from "@supabase/supabase-js";
import { describe, expect, test } from "vitest";
import { signUpOutcome } from "./sign-up.ts";

const user = { id: "1", identities: [{ id: "1" }] } as User;
const session = { user } as Session;
const failWith = (
  error: AuthApiError | AuthRetryableFetchError | AuthUnknownError | AuthWeakPasswordError,
) => signUpOutcome({ data: { user: null, session: null }, error });

describe("signUpOutcome", () => {
  test("is signed in if there's a session", () => {
    expect(signUpOutcome({ data: { user, session }, error: null })).toEqual({
      state: "signed-in",
      account: { userId: "1", email: "" },
    });
  });

  test("needs a confirmation by email if there's an account without a session", () => {
    expect(signUpOutcome({ data: { user, session: null }, error: null })).toEqual({
      state: "confirm-by-mail",
    });
  });

  test("is taken if the account exists, however the backend reports it", () => {
    expect(
      failWith(new AuthApiError("User already registered", 422, "user_already_exists")),
    ).toEqual({
      state: "taken",
    });
    expect(
      signUpOutcome({ data: { user: { ...user, identities: [] }, session: null }, error: null }),
    ).toEqual({ state: "taken" });
  });

  test("passes on the backend's reason for a refusal, if it's readable", () => {
    expect(
      failWith(
        new AuthWeakPasswordError("Password should be at least 6 characters.", 422, ["length"]),
      ),
    ).toEqual({
      state: "refused",
      message: "Password should be at least 6 characters.",
    });
    const strange = "Unable to validate email address: invalid format";
    expect(failWith(new AuthApiError(strange, 400, "validation_failed"))).toEqual({
      state: "refused",
      message: strange,
    });
    expect(failWith(new AuthApiError(" ", 400, undefined))).toEqual({
      state: "refused",
      message: undefined,
    });
    expect(failWith(new AuthApiError("x".repeat(10_000), 400, undefined))).toEqual({
      state: "refused",
      message: undefined,
    });
  });

  test("is unanswered if the answer never came or made no sense", () => {
    expect(failWith(new AuthRetryableFetchError("Failed to fetch", 0))).toEqual({
      state: "unanswered",
    });
    expect(failWith(new AuthRetryableFetchError("{}", 503))).toEqual({ state: "unanswered" });
    expect(failWith(new AuthUnknownError("Unexpected token <", new Error("no JSON")))).toEqual({
      state: "unanswered",
    });
    expect(signUpOutcome({ data: { user: null, session: null }, error: null })).toEqual({
      state: "unanswered",
    });
  });
});
