import { ADDRESS_IN_TAG } from "#rules/numbers/address-in-tag.ts";
import type { Source } from "./visit-event.ts";

const MAX_LENGTH = 100;
/** Half of an emoji included. */
const HIDDEN = /\p{C}/gu;

/**
 * Where a visitor comes from, as far as the opened page shows it. Only the kind of a click id is
 * read, and only the host of the page before.
 */
export function readSource(
  { host, search }: Pick<Location, "host" | "search">,
  referrer: string,
  matches: (query: string) => boolean,
): Source {
  const source: Source = { device: "desktop" };
  if (matches("(pointer:coarse)"))
    source.device = matches("(min-width:600px) and (min-height:600px)") ? "tablet" : "phone";
  for (const [name, value] of new URLSearchParams(search)) {
    // The patterns are the names of the fields.
    if (/^utm_(source|medium|campaign|term|content)$/.test(name)) add(name, value);
    if (/^(gclid|fbclid|ttclid|msclkid)$/.test(name)) source.click = name as "gclid";
  }
  const from = referrer.split("/")[2];
  if (from && from !== host) add("referrer", from);
  return source;

  /** Leaves out invisible characters, and email addresses, which mail programs write into links. */
  function add(name: string, value: string) {
    const tag = value.normalize("NFKC").replace(/\s+/g, " ").replace(HIDDEN, "").trim();
    if (tag && !ADDRESS_IN_TAG.test(tag))
      source[name as "utm_source"] = tag.slice(0, MAX_LENGTH).replace(HIDDEN, "");
  }
}
