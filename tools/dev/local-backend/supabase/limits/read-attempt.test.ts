import { describe, expect, test } from "vitest";
import { readAttempt, toClient } from "./limit-auth.ts";

const read = (
  method: string,
  path: string,
  body: Record<string, unknown> = { email: "Ada@Example.com " },
) => readAttempt(method, new URL(`http://localhost/auth/v1/${path}`), body, "here");

describe("readAttempt", () => {
  test.each([
    ["POST", "token?grant_type=password", "password"],
    ["POST", "token", "password"],
    ["POST", "token/?grant_type=password", "password"],
    ["POST", "/token?grant_type=password", "password"],
    ["POST", "token?grant_type=refresh_token&grant_type=password", "password"],
    ["POST", "token?grant%5Ftype=refresh_token&grant_type=password", "password"],
    ["POST", "verify", "code"],
    ["POST", "signup", "signUp"],
    ["POST", "recover", "mail"],
    ["POST", "otp", "mail"],
    ["POST", "magiclink", "mail"],
    ["POST", "resend", "mail"],
    ["PUT", "user", "mail"],
  ])("%s %s is an attempt on an account: %s", (method, path, kind) => {
    expect(read(method, path)).toEqual({ kind, account: "ada@example.com", client: "here" });
  });

  test.each([
    ["GET", "verify?token=abc&type=recovery"],
    ["HEAD", "verify?token=abc&type=recovery"],
  ])("%s %s is an attempt without an account", (method, path) => {
    expect(read(method, path)).toEqual({ kind: "code", account: undefined, client: "here" });
  });

  test.each([
    ["POST", "token?grant_type=refresh_token", {}],
    ["PUT", "user", { password: "a new one" }],
    ["GET", "user", {}],
    ["POST", "logout", {}],
    ["OPTIONS", "token", {}],
    ["GET", "settings", {}],
    ["POST", "constructor", {}],
  ])("%s %s isn't an attempt", (method, path, body) => {
    expect(read(method, path, body)).toBeUndefined();
  });
});

describe("toClient", () => {
  test.each([
    ["203.0.113.7", "203.0.113.7"],
    ["::ffff:203.0.113.7", "203.0.113.7"],
    ["2001:db8:1:2:3:4:5:6", "2001:db8:1:2"],
    ["2001:0db8:0001:0002::1", "2001:db8:1:2"],
    ["2001:db8::1", "2001:db8:0:0"],
    ["fe80::1%eth0", "fe80:0:0:0"],
    ["::1", "0:0:0:0"],
    [undefined, "unknown"],
  ])("%s is %s", (address, client) => {
    expect(toClient(address)).toBe(client);
  });
});
