import type { Diagnostic } from "../diagnostics/diagnostic.ts";
import { copyMessages } from "../diagnostics/messages/copy.ts";
import { allCopy } from "../model/all-copy.ts";
import type { Funnel } from "../read/read-funnel.ts";

const ADDRESS = /[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g;
const CONTACT = "funnel/pages/contact.yaml";

/**
 * Support addresses that differ from the correct one: the address on the contact page, or else the
 * most common one.
 */
export function inconsistentSupportAddresses(funnel: Funnel): Diagnostic[] {
  // The example in an email field isn't a real address.
  const copy = allCopy(funnel).filter(({ at }) => at.at(-1) !== "placeholder");
  const found = copy.flatMap(({ text, source, at }) =>
    [...text.matchAll(ADDRESS)].map(([address]) => ({ address, source, at })),
  );
  const counts = new Map<string, number>();
  for (const { address } of found) counts.set(address, (counts.get(address) ?? 0) + 1);
  const onContact = found.find(({ source }) => source.file === CONTACT)?.address;
  const right = onContact ?? [...counts].toSorted(([, a], [, b]) => b - a)[0]?.[0] ?? "";
  return found
    .filter(({ address }) => address !== right)
    .map(({ address, source, at }) =>
      source.diagnosticIn(
        at,
        address,
        onContact
          ? copyMessages.otherAddressThanContactPage({ address, contact: onContact })
          : copyMessages.otherAddressThanMost({ address, common: right }),
      ),
    );
}
