import { describe, expect, test } from "vitest";
import { cleanAuthAddress, readAuthBody } from "./auth-body.ts";

const read = (body: string, method = "POST") =>
  readAuthBody(new Request("http://localhost/auth/v1/token", { method, body }));

describe("readAuthBody", () => {
  test.each<[string, Record<string, unknown>]>([
    [
      '{"email":"a@b.co","password":"correct horse"}',
      { email: "a@b.co", password: "correct horse" },
    ],
    [
      '{"data":{"name":"Ada"},"code_challenge":null}',
      { data: { name: "Ada" }, code_challenge: null },
    ],
    ['{"data":null}', { data: null }],
    ["", {}],
    ["{", {}],
    ["a=b", {}],
  ])("reads %s", async (body, expected) => {
    expect(await read(body)).toEqual({ body: expected });
  });

  test.each([
    "null",
    "[]",
    "1",
    '"text"',
    '{"email":1}',
    '{"email":null}',
    '{"password":["correct horse"]}',
    '{"token":{}}',
    '{"refresh_token":true}',
    '{"data":"text"}',
    '{"data":[]}',
    '{"email":"a\\u0000@b.co"}',
    '{"data":{"deep":["\\u0000"]}}',
    '{"data":{"\\u0000":1}}',
    JSON.stringify({ email: `${"a".repeat(400)}@b.co` }),
  ])("refuses %s", async (body) => {
    expect(await read(body)).toHaveProperty("problem");
  });

  test("leaves the body readable for others", async () => {
    const request = new Request("http://localhost/auth/v1/token", { method: "POST", body: "{}" });
    await readAuthBody(request);
    expect(await request.text()).toBe("{}");
  });
});

describe("cleanAuthAddress", () => {
  test("removes what no one can see from the address, and from nothing else", async () => {
    const typed = { email: "\u200Bann@example.com\u202C ", password: "\u200Bsecret " };
    const init = { method: "POST", body: JSON.stringify(typed) };
    const { request, body } = cleanAuthAddress(
      new Request("http://localhost/auth/v1/signup", init),
      typed,
    );
    expect(body).toEqual({ ...typed, email: "ann@example.com" });
    expect(await request.json()).toEqual(body);
  });
});
