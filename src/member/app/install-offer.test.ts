import { describe, expect, test } from "vitest";
import { installOffer } from "./install-offer.ts";

const IPHONE =
  "Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Mobile/15E148 Safari/604.1";
const IN_INSTAGRAM =
  "Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/21F90 Instagram 335.0.0";
const MAC =
  "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Safari/605.1.15";
const ANDROID =
  "Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.0.0 Mobile Safari/537.36";

const device = { hasPrompt: false, isInstalled: false, userAgent: ANDROID, touchPoints: 5 };

describe("installOffer", () => {
  test.each([
    ["the browser's dialog, once there is one", { hasPrompt: true }, "prompt"],
    ["nothing before that", {}, undefined],
    ["steps by hand on an iPhone", { userAgent: IPHONE }, "by-hand"],
    ["steps by hand on an iPad, which says it's a Mac", { userAgent: MAC }, "by-hand"],
    ["nothing on a Mac", { userAgent: MAC, touchPoints: 0 }, undefined],
    ["nothing in another app's browser", { userAgent: IN_INSTAGRAM }, undefined],
    ["nothing once it runs as an app", { userAgent: IPHONE, isInstalled: true }, undefined],
    ["nothing if it's installed", { hasPrompt: true, isInstalled: true }, undefined],
  ])("offers %s", (_, differences, offer) => {
    expect(installOffer({ ...device, ...differences })).toBe(offer);
  });
});
