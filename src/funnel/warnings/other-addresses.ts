import type { Problem } from "../problem.ts";
import type { Funnel } from "../read-funnel.ts";
import { allCopy } from "./all-copy.ts";

const ADDRESS = /[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g;
const CONTACT = "funnel/pages/contact.yaml";

/** Addresses for support that differ: the contact page says which is right, or else most of the texts. */
export function otherAddresses(funnel: Funnel): Problem[] {
  // the example in the field of an e-mail form is nobody's
  const copy = allCopy(funnel).filter(({ at }) => at.at(-1) !== "placeholder");
  const found = copy.flatMap(({ text, source, at }) =>
    [...text.matchAll(ADDRESS)].map(([address]) => ({ address, source, at })),
  );
  const counts = new Map<string, number>();
  for (const { address } of found) counts.set(address, (counts.get(address) ?? 0) + 1);
  const onContact = found.find(({ source }) => source.file === CONTACT)?.address;
  const right = onContact ?? [...counts].toSorted(([, a], [, b]) => b - a)[0]?.[0];
  return found
    .filter(({ address }) => address !== right)
    .map(({ address, source, at }) =>
      source.problemIn(
        at,
        address,
        `This says ${address}, and ${onContact ? "the contact page" : "most other texts"} ${onContact ? "says" : "say"} ${right}. Write the same, unless it is another address on purpose.`,
      ),
    );
}
