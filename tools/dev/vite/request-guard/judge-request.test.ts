import { mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { judgeRequest } from "./request-guard-plugin.ts";

const outside = mkdtempSync(join(realpathSync(tmpdir()), "guard-"));
const root = join(outside, "project");
const file = join(root, "src", "main.tsx");

beforeAll(() => {
  mkdirSync(join(root, "src"), { recursive: true });
  writeFileSync(file, "");
  writeFileSync(join(outside, "secret"), "");
  symlinkSync(join(outside, "secret"), join(root, "link"));
});
afterAll(() => rmSync(outside, { recursive: true }));

const HOST = "localhost:5173";
const own = {
  host: HOST,
  "sec-fetch-site": "same-origin",
  "sec-fetch-mode": "cors",
  "sec-fetch-dest": "empty",
};
const addressBar = {
  host: HOST,
  "sec-fetch-site": "none",
  "sec-fetch-mode": "navigate",
  "sec-fetch-dest": "document",
};
const otherPort = {
  host: HOST,
  "sec-fetch-site": "same-site",
  "sec-fetch-mode": "cors",
  "sec-fetch-dest": "empty",
  origin: "http://localhost:9",
};
const otherSite = {
  ...otherPort,
  "sec-fetch-site": "cross-site",
  origin: "https://elsewhere.test",
};
const link = {
  host: HOST,
  "sec-fetch-site": "cross-site",
  "sec-fetch-mode": "navigate",
  "sec-fetch-dest": "document",
};
const frame = { ...link, "sec-fetch-dest": "iframe" };
const oldBrowser = { host: HOST, origin: "http://localhost:9" };
const program = { host: HOST };

const judge = (
  target: string,
  headers: Record<string, string>,
  { peerAddress = "127.0.0.1", method = "GET" } = {},
) => judgeRequest({ method, url: new URL(target, `http://${HOST}`), headers, peerAddress, root });

const LOCAL = ["/mailbox", "/__funnel", "/__funnel/data", "/@fs/etc/hosts"];
const PAGES = [
  "/",
  "/src/main.tsx",
  "/@vite/client",
  "/@icons/moon.svg",
  "/goals",
  "/c/pay/cs_test_1",
];

describe("judgeRequest", () => {
  test.each([...LOCAL, ...PAGES])(
    "%s responds to pages of this server, the address bar, and programs",
    (path) => {
      for (const headers of [own, addressBar, program, { ...program, origin: `http://${HOST}` }])
        expect(judge(path, headers)).toBeUndefined();
    },
  );

  test.each([...LOCAL, ...PAGES])("%s refuses pages of other ports and sites", (path) => {
    for (const headers of [
      otherPort,
      otherSite,
      frame,
      oldBrowser,
      { ...program, origin: "null" },
      { ...program, referer: "http://localhost:9/" },
    ])
      expect(judge(path, headers)).toBeDefined();
  });

  test.each(PAGES)("%s can be linked to, but not posted to", (path) => {
    expect(judge(path, link)).toBeUndefined();
    expect(judge(path, link, { method: "POST" })).toBeDefined();
  });

  test("the mailbox can't be linked to", () => {
    expect(judge("/mailbox", link)).toBeDefined();
    expect(judge("/mailbox?x", link)).toBeDefined();
    expect(judge("/%6dailbox", link)).toBeDefined();
  });

  test.each(LOCAL)("%s responds to this machine only", (path) => {
    expect(judge(path, own, { peerAddress: "192.168.1.20" })).toBeDefined();
    for (const peerAddress of ["127.0.0.1", "127.8.9.10", "::1", "::ffff:127.0.0.1"])
      expect(judge(path, own, { peerAddress })).toBeUndefined();
    expect(judge("/goals", own, { peerAddress: "192.168.1.20" })).toBeUndefined();
  });

  test.each(LOCAL)("%s doesn't respond through a tunnel on this machine", (path) => {
    for (const name of ["forwarded", "via", "x-forwarded-for", "x-forwarded-host", "cf-ray"])
      expect(judge(path, { ...own, [name]: "1" }), name).toBeDefined();
    expect(judge("/goals", { ...own, "x-forwarded-for": "192.0.2.1" })).toBeUndefined();
  });

  test.each([
    "/auth/v1/token",
    "/rest/v1/stripe_orders",
    "/functions/v1/stripe-checkout",
    "/v1/checkout/sessions",
    "/api/json/v1/1/search.php",
  ])("%s checks its callers itself", (path) => {
    expect(judge(path, otherSite, { method: "POST", peerAddress: "192.168.1.20" })).toBeUndefined();
  });

  test("lets the editor open files of the project, for pages of this server", () => {
    const open = (place: string) => `/__open-in-editor?file=${encodeURIComponent(place)}`;
    for (const place of [file, `${file}:3`, `${file}:3:1`])
      expect(judge(open(place), own)).toBeUndefined();
    for (const headers of [otherPort, otherSite, link, addressBar, program, oldBrowser])
      expect(judge(open(file), headers)).toBeDefined();
    for (const place of [
      "/etc/hosts",
      join(outside, "secret"),
      join(root, "..", "secret"),
      join(root, "link"),
      join(root, "src"),
      root,
      join(root, "nothing"),
      "",
    ])
      expect(judge(open(place), own), place).toBeDefined();
    expect(judge(`${open(file)}&file=/etc/hosts`, own)).toBeDefined();
    expect(judge(`/__OPEN-in-editor/x?file=/etc/hosts`, own)).toBeDefined();
    expect(judge(open(file), own, { peerAddress: "192.168.1.20" })).toBeDefined();
  });
});
