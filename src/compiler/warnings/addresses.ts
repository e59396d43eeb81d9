import type { Diagnostic } from "../diagnostics/diagnostic.ts";
import { nearest } from "../diagnostics/did-you-mean.ts";
import { copyMessages } from "../diagnostics/messages/copy.ts";
import { routeMessages } from "../diagnostics/messages/flow.ts";
import { allCopy } from "../model/all-copy.ts";
import { findRoutes } from "../model/find-routes.ts";
import type { Funnel } from "../read/read-funnel.ts";

/** Anything with an @ that isn't the name of an account somewhere, such as `@carnivore`. */
const WITH_AT = /[^\s<>()"'„“”,;]+@[^\s<>()"'„“”;]*/g;
const EMAIL = /^[\w.+-]*[\w+-]@(?:[\p{L}\p{N}](?:[\p{L}\p{N}-]*[\p{L}\p{N}])?\.)+\p{L}{2,}$/u;
/** The ends of addresses as people mistype them. */
const MISTYPED: readonly [pattern: RegExp, meant: string][] = [
  [/@(gmial|gamil|gmai|gnail)\./i, "@gmail."],
  [/@(hotmial|hotmal)\./i, "@hotmail."],
  [/@outlok\./i, "@outlook."],
  [/@yaho\./i, "@yahoo."],
  [/@iclod\./i, "@icloud."],
  [/\.(con|cmo|ocm|vom|comm)$/i, ".com"],
  [/\.nte$/i, ".net"],
  [/\.ogr$/i, ".org"],
];
/** A domain out of a template: `yourcompany.com`, `your-shop.com`. */
const TEMPLATE =
  /@your-?(?:app|brand|business|company|domain|mail|name|shop|site|store|website)\./i;
const LINK = /\b(?:h?t?tt?ps?|hpps?|hptts?)[:;.]{0,2}\/{1,3}[^\s<>()"'„“”]+/gi;
const SOUND_LINK = /^https?:\/\/(?:[\p{L}\p{N}-]+\.)+\p{L}{2,}(?:[:/?#]\S*)?$/iu;
const OWN_PATH = /(?<=^|[\s("])\/[a-z][a-z0-9-]+(?=$|[\s.,;:!?)"])/g;
const CONTACT = "/contact";
/** A telephone number has a plus or gaps, and isn't a date. */
const TELEPHONE = /\+\d[\d ()/.-]{6,}|(?<![\d-])(?!\d{4}-\d\d-\d\d)\(?\d{2,5}\)?[ /-]\d[\d -]{4,}/;

/** Addresses in texts at which no one is reached: of people, of sites, and of this funnel's pages. */
export function deadAddresses(funnel: Funnel): Diagnostic[] {
  const routes = [...findRoutes(funnel)];
  const inTexts = allCopy(funnel).flatMap(({ text, source, at }) => [
    ...words(text, WITH_AT).flatMap((address) => {
      const isExample = at.at(-1) === "placeholder";
      const problem =
        !isExample && TEMPLATE.test(address)
          ? copyMessages.templateEmail({ address })
          : emailProblem(address);
      return problem === undefined ? [] : [source.diagnosticIn(at, address, problem)];
    }),
    ...words(text, LINK)
      .filter((word) => !SOUND_LINK.test(word))
      .map((address) => source.diagnosticIn(at, address, copyMessages.deadLink({ address }))),
    ...words(text, OWN_PATH).flatMap((to) => {
      const meant = routes.includes(to) ? undefined : nearest(to, routes);
      return meant === undefined
        ? []
        : [source.diagnosticIn(at, to, routeMessages.brokenLink({ to, meant }))];
    }),
  ]);
  return [...inTexts, ...withoutAddress(funnel)];
}

/** The problem with an address; undefined if it may exist. */
function emailProblem(address: string): string | undefined {
  // Characters that no one sees have their own warning.
  if (!EMAIL.test(address.replaceAll(/\p{Cf}/gu, ""))) return copyMessages.deadEmail({ address });
  const meant = MISTYPED.reduce((text, [pattern, end]) => text.replace(pattern, end), address);
  return meant === address ? undefined : copyMessages.mistypedEmail({ address, meant });
}

function words(text: string, pattern: RegExp): string[] {
  return [...text.matchAll(pattern)].map(([word]) => word.replace(/[.,:!?…]+$/, ""));
}

/** A contact page that doesn't say how to reach anyone. */
function withoutAddress({ pages }: Funnel): Diagnostic[] {
  const page = pages.get(CONTACT);
  const text = JSON.stringify(page?.fields ?? "");
  const isReachable =
    words(text, WITH_AT).some((word) => EMAIL.test(word)) ||
    words(text, LINK).some((word) => SOUND_LINK.test(word)) ||
    TELEPHONE.test(text);
  return page === undefined || isReachable
    ? []
    : [page.source.diagnosticAt([], copyMessages.contactWithoutAddress)];
}

const ADDRESS = /[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g;
const CONTACT_FILE = "funnel/pages/contact.yaml";

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
  const onContact = found.find(({ source }) => source.file === CONTACT_FILE)?.address;
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
