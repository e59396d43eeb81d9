// @module-tag long
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { takeLogs } from "../../support/quiet-console.ts";
import { DATABASE, MAIL_SERVICE } from "../support/network.ts";
import { openTestBackend } from "../support/open-test-backend.ts";
import { openOutside } from "../support/outside.ts";
import { createAlerts } from "./alerts.fixtures.ts";

const outside = openOutside();
const testBackend = await openTestBackend({ others: outside.others });
const { run, advanceHours, loseSite, subjects, firstLines, startOver } = createAlerts(
  testBackend,
  outside,
);

beforeEach(startOver);
afterEach(() => void vi.unstubAllEnvs());

const writing = ({ url }: Request) => url.endsWith("/rpc/note_alerts");

describe("alerts that can't be sent", () => {
  test("by mail are in the chat at once, and mailed later", async () => {
    await loseSite();
    const { body } = await testBackend.network.without(MAIL_SERVICE, run);
    expect(body.sent).toEqual({ mail: "failed", webhook: "sent" });
    expect(takeLogs()).toEqual(["alerts: the mail was not sent: TypeError"]);

    expect((await run()).body.sent).toEqual({ mail: "sent" });
    expect([subjects(), firstLines()]).toEqual([
      ["operator@localhost: Alert: Site"],
      ["Alert: Site"],
    ]);
  });

  test.each([500, 404, 302])("to the chat (%i) are mailed at once", async (status) => {
    outside.hookStatus = status;
    await loseSite();
    expect((await run()).body.sent).toEqual({ mail: "sent", webhook: "failed" });
    expect(takeLogs().join()).toMatch(/^alerts: the webhook was not sent: \w+( \d+)?$/);
    outside.hookStatus = 200;
    expect((await run()).body.sent).toEqual({ webhook: "sent" });
  });

  test("anywhere before it's fine again are never sent", async () => {
    outside.hookStatus = 500;
    await loseSite();
    await testBackend.network.without(MAIL_SERVICE, run);
    takeLogs();
    Object.assign(outside, { hookStatus: 200, siteStatus: 200 });
    await advanceHours(0.3);
    expect((await run()).body).toEqual({ broken: [], sent: {} });
  });
});

describe("a run that ends", () => {
  test("between sending and recording is repeated after ten minutes", async () => {
    await loseSite();
    expect(await testBackend.network.withoutRequests(writing, run)).toMatchObject({ status: 503 });
    takeLogs();
    testBackend.mails.length = 0;
    expect((await run()).body.sent, "another run may still be sending").toEqual({});
    // The sweep is due, too.
    await advanceHours(0.2);
    expect((await run()).body.sent).toEqual({ mail: "sent", webhook: "sent" });
    await run();
    expect(subjects().filter((subject) => subject.endsWith("Site"))).toHaveLength(1);
  });
});

describe("without a database", () => {
  test("there's one alert, and one more when it's back", async () => {
    for (let time = 0; time < 3; time += 1)
      expect(await testBackend.network.without(DATABASE, run)).toMatchObject({ status: 503 });
    takeLogs();
    expect(subjects()).toEqual(["operator@localhost: Alert: Database"]);
    expect(firstLines()).toEqual(["Alert: Database"]);

    await run();
    await run();
    expect(subjects()).toEqual(["operator@localhost: Fine again: Database"]);
    expect(firstLines()).toEqual(["Fine again: Database"]);
  });

  test("there's an alert if it can be read, but not written", async () => {
    const isWrite = ({ url }: Request) => url.endsWith("/rpc/begin_alerts");
    await testBackend.network.withoutRequests(isWrite, run);
    takeLogs();
    expect(subjects()).toEqual(["operator@localhost: Alert: Database"]);
    await run();
  });
});
