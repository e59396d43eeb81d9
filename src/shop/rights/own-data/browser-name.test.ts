import { describe, expect, test } from "vitest";
import { browserName } from "./browser-name.ts";

const APPLE = "AppleWebKit/605.1.15 (KHTML, like Gecko)";
const WEBKIT = "AppleWebKit/537.36 (KHTML, like Gecko)";

describe("browserName", () => {
  test.each([
    [
      "Chrome on Android",
      "phone",
      `Mozilla/5.0 (Linux; Android 10; K) ${WEBKIT} Chrome/143.0.0.0 Mobile Safari/537.36`,
    ],
    [
      "Samsung Internet on Android",
      "phone",
      `Mozilla/5.0 (Linux; Android 10; K) ${WEBKIT} SamsungBrowser/29.0 Chrome/136.0.0.0 Mobile Safari/537.36`,
    ],
    [
      "Safari on iPhone",
      "phone",
      `Mozilla/5.0 (iPhone; CPU iPhone OS 18_7 like Mac OS X) ${APPLE} Version/26.0 Mobile/15E148 Safari/604.1`,
    ],
    [
      "Chrome on iPhone",
      "phone",
      `Mozilla/5.0 (iPhone; CPU iPhone OS 18_7 like Mac OS X) ${APPLE} CriOS/143.0.0.0 Mobile/15E148 Safari/604.1`,
    ],
    [
      "Instagram on iPhone",
      "phone",
      `Mozilla/5.0 (iPhone; CPU iPhone OS 18_7 like Mac OS X) ${APPLE} Mobile/15E148 Instagram 400.0.0`,
    ],
    [
      "Safari on Mac",
      "computer",
      `Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${APPLE} Version/26.0 Safari/605.1.15`,
    ],
    [
      "Edge on Windows",
      "computer",
      `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${WEBKIT} Chrome/143.0.0.0 Safari/537.36 Edg/143.0.0.0`,
    ],
    [
      "Opera on Windows",
      "computer",
      `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${WEBKIT} Chrome/142.0.0.0 Safari/537.36 OPR/126.0.0.0`,
    ],
    [
      "Firefox on Linux",
      "computer",
      "Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0",
    ],
  ])("names %s, a %s", (name, kind, userAgent) => {
    expect(browserName(userAgent)).toEqual({ name, kind });
  });

  test("says what it knows", () => {
    expect(browserName("Something on Windows")).toEqual({ name: "Windows", kind: "computer" });
    expect(browserName("Firefox/145.0").name).toBe("Firefox");
    expect(browserName("curl/8.5.0").name).toBe("Unknown browser");
    expect(browserName("").name).toBe("Unknown browser");
  });
});
