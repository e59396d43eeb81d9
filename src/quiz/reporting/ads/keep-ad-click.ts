import { AD_CLICK_KEY, parseAdClick } from "#lib/tracking/ad-click.ts";
import { refusesTracking } from "#lib/tracking/refuses-tracking.ts";

/**
 * An inline script in the page, if the sales page asks about ads: the address with the click is
 * gone there. The tab keeps the click, and sends it only with a consent.
 */
const click = parseAdClick(location.search);
try {
  // In a frame, it's a preview.
  if (click && self === top && !refusesTracking()) sessionStorage.setItem(AD_CLICK_KEY, click);
} catch {
  // Without storage, no visitor is asked.
}
