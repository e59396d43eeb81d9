import { describe, expect, test } from "vitest";
import { isInAppBrowser } from "./in-app-browser.ts";

const IPHONE =
  "Mozilla/5.0 (iPhone; CPU iPhone OS 16_3 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)";
const PIXEL = "Mozilla/5.0 (Linux; Android 13; Pixel 7";

describe("isInAppBrowser", () => {
  test.each([
    [
      "Instagram on an iPhone",
      `${IPHONE} Mobile/20D47 Instagram 270.0.0.13.83 (iPhone14,5; iOS 16_3)`,
    ],
    ["Facebook on an iPhone", `${IPHONE} Mobile/20D47 [FBAN/FBIOS;FBAV/400.0.0.29.110;FBBV/444]`],
    [
      "Facebook on Android",
      `${PIXEL} Build/TQ1A; wv) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/109.0 Mobile Safari/537.36 [FB_IAB/FB4A;FBAV/399.0;]`,
    ],
    [
      "an unknown app on Android",
      `${PIXEL} Build/TQ1A; wv) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/109.0 Mobile Safari/537.36`,
    ],
    ["an unknown app on an iPhone", `${IPHONE} Mobile/20D47`],
  ])("recognizes %s", (_, userAgent) => {
    expect(isInAppBrowser(userAgent)).toBe(true);
  });

  test.each([
    ["Safari on an iPhone", `${IPHONE} Version/16.3 Mobile/15E148 Safari/604.1`],
    ["Chrome on an iPhone", `${IPHONE} CriOS/109.0 Mobile/15E148 Safari/604.1`],
    [
      "Chrome on Android",
      `${PIXEL}) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/109.0 Mobile Safari/537.36`,
    ],
    ["Firefox", "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0"],
    [
      "Safari on a Mac",
      "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/16.3 Safari/605.1.15",
    ],
  ])("doesn't mistake %s", (_, userAgent) => {
    expect(isInAppBrowser(userAgent)).toBe(false);
  });
});
