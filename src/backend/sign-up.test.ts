import {
  AuthApiError,
  AuthRetryableFetchError,
  AuthUnknownError,
  AuthWeakPasswordError,
  type Session,
  type User,
} from "@supabase/supabase-js";
import { expect, test } from "vitest";
import { signUpOutcome } from "./sign-up.ts";

const user = { id: "1", identities: [{ id: "1" }] } as User;
const session = { user } as Session;
const failed = (
  error: AuthApiError | AuthRetryableFetchError | AuthUnknownError | AuthWeakPasswordError,
) => signUpOutcome({ data: { user: null, session: null }, error });

test("whoever gets a session is signed in", () => {
  expect(signUpOutcome({ data: { user, session }, error: null })).toEqual({
    state: "signed-in",
    account: { userId: "1", email: "" },
  });
});

test("whoever gets an account without a session has a mail to read", () => {
  expect(signUpOutcome({ data: { user, session: null }, error: null })).toEqual({
    state: "confirm-by-mail",
  });
});

test("whoever has an account already learns it, however the backend says so", () => {
  expect(failed(new AuthApiError("User already registered", 422, "user_already_exists"))).toEqual({
    state: "taken",
  });
  expect(
    signUpOutcome({ data: { user: { ...user, identities: [] }, session: null }, error: null }),
  ).toEqual({ state: "taken" });
});

test("whoever is refused reads the backend's reason", () => {
  expect(
    failed(new AuthWeakPasswordError("Password should be at least 6 characters.", 422, ["length"])),
  ).toEqual({
    state: "refused",
    message: "Password should be at least 6 characters.",
  });
  const strange = "Unable to validate email address: invalid format";
  expect(failed(new AuthApiError(strange, 400, "validation_failed"))).toEqual({
    state: "refused",
    message: strange,
  });
  expect(failed(new AuthApiError(" ", 400, undefined))).toEqual({
    state: "refused",
    message: undefined,
  });
  expect(failed(new AuthApiError("x".repeat(10_000), 400, undefined))).toEqual({
    state: "refused",
    message: undefined,
  });
});

test("where the answer never came or made no sense, nobody knows", () => {
  expect(failed(new AuthRetryableFetchError("Failed to fetch", 0))).toEqual({
    state: "unanswered",
  });
  expect(failed(new AuthRetryableFetchError("{}", 503))).toEqual({ state: "unanswered" });
  expect(failed(new AuthUnknownError("Unexpected token <", new Error("no JSON")))).toEqual({
    state: "unanswered",
  });
  expect(signUpOutcome({ data: { user: null, session: null }, error: null })).toEqual({
    state: "unanswered",
  });
});
