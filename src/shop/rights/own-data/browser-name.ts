/** In this order: most browsers also name those that they want to be taken for. */
const BROWSERS: [pattern: RegExp, name: string][] = [
  [/Edg(e|A|iOS)?\//, "Edge"],
  [/OPR\/|Opera/, "Opera"],
  [/SamsungBrowser\//, "Samsung Internet"],
  [/Instagram/, "Instagram"],
  [/FBAN|FBAV/, "Facebook"],
  [/Firefox\/|FxiOS\//, "Firefox"],
  [/Chrome\/|CriOS\//, "Chrome"],
  [/Safari\//, "Safari"],
];

const SYSTEMS: [pattern: RegExp, name: string, kind: BrowserName["kind"]][] = [
  [/iPhone|iPod/, "iPhone", "phone"],
  [/iPad/, "iPad", "phone"],
  [/Android/, "Android", "phone"],
  [/Windows/, "Windows", "computer"],
  [/CrOS/, "ChromeOS", "computer"],
  [/Macintosh/, "Mac", "computer"],
  [/Linux|X11/, "Linux", "computer"],
];

export interface BrowserName {
  /** `Chrome on Android`. */
  name: string;
  kind: "phone" | "computer";
}

/** A browser and its device in words, as far as its `User-Agent` names them. */
export function browserName(userAgent: string): BrowserName {
  const [, browser] = BROWSERS.find(([pattern]) => pattern.test(userAgent)) ?? [];
  const [, system, kind = "computer"] = SYSTEMS.find(([pattern]) => pattern.test(userAgent)) ?? [];
  if (browser && system) return { name: `${browser} on ${system}`, kind };
  return { name: browser ?? system ?? "Unknown browser", kind };
}
