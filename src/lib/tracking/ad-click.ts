/** Where this tab keeps the click on an ad that led here, as `fbclid=…`. */
export const AD_CLICK_KEY = "adClick";

/** The click on an ad in an address, as `fbclid=…`; undefined without one. */
export function parseAdClick(search: string): string | undefined {
  return /[?&]((?:gclid|fbclid|ttclid)=[\w.~-]{1,300})(?=&|$)/.exec(search)?.[1];
}
