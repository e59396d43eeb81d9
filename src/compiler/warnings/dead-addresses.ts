import type { Diagnostic } from "../diagnostics/diagnostic.ts";
import { nearest } from "../diagnostics/did-you-mean.ts";
import { copyMessages } from "../diagnostics/messages/copy.ts";
import { routeMessages } from "../diagnostics/messages/routes.ts";
import { allCopy } from "../model/all-copy.ts";
import { findRoutes } from "../model/find-routes.ts";
import type { Funnel } from "../read/read-funnel.ts";

/** Anything with an @ that isn't the name of an account somewhere, such as `@carnivore`. */
const WITH_AT = /[^\s<>()"'„“”,;]+@[^\s<>()"'„“”;]*/g;
const EMAIL = /^[\w.+-]*[\w+-]@(?:[\p{L}\p{N}](?:[\p{L}\p{N}-]*[\p{L}\p{N}])?\.)+\p{L}{2,}$/u;
/** The last two parts of domains, as people mistype them. */
const MISTYPED_NAMES = new Map([
  ...["gmial", "gamil", "gmai", "gnail"].map((name) => [name, "gmail"] as const),
  ...["hotmial", "hotmal"].map((name) => [name, "hotmail"] as const),
  ["outlok", "outlook"],
  ["yaho", "yahoo"],
  ["iclod", "icloud"],
]);
const MISTYPED_ENDS = new Map([
  ...["con", "cmo", "ocm", "vom", "comm"].map((end) => [end, "com"] as const),
  ["nte", "net"],
  ["ogr", "org"],
]);
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
    ...words(text, WITH_AT)
      // Characters that no one sees have their own warning.
      .filter((word) => !EMAIL.test(word.replaceAll(/\p{Cf}/gu, "")))
      .map((address) => source.diagnosticIn(at, address, copyMessages.deadEmail({ address }))),
    ...words(text, WITH_AT).flatMap((address) => {
      const meant = correctDomain(address);
      if (meant === address) return [];
      return [source.diagnosticIn(at, address, copyMessages.mistypedEmail({ address, meant }))];
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

const correctDomain = (address: string): string =>
  address.replace(
    /(?<=[@.])([a-z\d-]+)\.([a-z]+)$/i,
    (_, name: string, end: string) =>
      `${MISTYPED_NAMES.get(name.toLowerCase()) ?? name}.${MISTYPED_ENDS.get(end.toLowerCase()) ?? end}`,
  );

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
