import { providerCurrencies } from "../money.ts";

/** A sign in a text to the currencies that it can mean, the likeliest first. */
export type MoneySigns = ReadonlyMap<string, readonly string[]>;

/** Codes that are also words, so that "TRY 30" isn't an amount in every funnel. */
const CODE_WORDS = new Set("all bam cop gel kgs lak mad mop pen ron sos std top try".split(" "));

/** Where authors write: each spells amounts and signs in its own way. */
const LOCALES = (
  "en ar-EG bg cs da de de-CH en-AU en-CA en-IN en-NZ en-SG en-ZA es es-MX es-PE fi fr fr-CA " +
  "fr-CH he hi hr hu id is it ja ko ms nb nl pl pt pt-PT ro sk sl sr sv th tr uk vi zh zh-TW"
).split(" ");

/** Where only one currency is at home. */
const OWN_LOCALES = (
  "am-ET ar-AE ar-KW ar-SO dv-MV en-GM en-MO en-MV en-MW en-PG en-SC en-SL en-SZ en-VU en-WS es-PA " +
  "es-PY fr-BI fr-CD fr-CM fr-DJ fr-DZ fr-HT fr-SN ky-KG lo-LA mk-MK ne-NP nl-AW nl-CW pt-CV pt-MZ " +
  "ro-MD si-LK sq-AL sw-KE sw-TZ sw-UG ta-LK tg-TJ uz-UZ"
).split(" ");

/** Signs that also are words or another currency's, so they only count where it's expected. */
const OWN: [sign: string, ...currencies: string[]][] = [
  ["FCFA", "xof", "xaf"],
  ["F CFA", "xof", "xaf"],
  ["CFA", "xof", "xaf"],
  ["F", "xof", "xaf"],
  ["TL", "try"],
  ["đ", "vnd"],
  ["VNĐ", "vnd"],
  ["Rp.", "idr"],
  ["Php", "php"],
  ["P", "php"],
  ["S/.", "pen"],
  ["Tk", "bdt"],
  ["Tk.", "bdt"],
  ["Bs.", "bob"],
  ["KSh", "kes"],
  ["Ksh", "kes"],
  ["Rs", "inr", "lkr", "mur", "npr", "pkr", "scr"],
  ["Rs.", "inr", "lkr", "mur", "npr", "pkr", "scr"],
  ["₨", "lkr", "mur", "npr", "pkr", "scr"],
  ["/-", "inr", "pkr"],
  ["/=", "kes", "tzs", "ugx"],
  ["Sh", "sos", "kes", "tzs", "ugx"],
  ["N", "ngn"],
  ["Br", "etb"],
  ["руб", "rub", "byn"],
  ["руб.", "rub", "byn"],
  ["р.", "rub", "byn"],
  ["тг", "kzt"],
  ["тг.", "kzt"],
  ["сум", "uzs"],
  ["so'm", "uzs"],
  ["ден", "mkd"],
  ["ден.", "mkd"],
  ["din", "rsd"],
  ["din.", "rsd"],
  ["дин", "rsd"],
  ["дин.", "rsd"],
  ["Lei", "ron", "mdl"],
  ["L", "all", "hnl"],
  ["Lek", "all"],
  ["KD", "kwd"],
  ["BD", "bhd"],
  ["JD", "jod"],
  ["DT", "tnd"],
  ["QR", "qar"],
  ["SR", "sar"],
  ["ر.س", "sar"],
  ["ر.ع", "omr"],
  ["ر.ق", "qar"],
  ["د.ك", "kwd"],
  ["د.ب", "bhd"],
  ["د.أ", "jod"],
  ["د.ت", "tnd"],
  ["د.م", "mad"],
  ["ج.م", "egp"],
  ["L.E.", "egp"],
  ["L.L.", "lbp"],
  ["﷼", "sar", "qar", "omr", "yer"],
  ["د.إ", "aed"],
  ["DH", "mad", "aed"],
  ["Dh", "mad", "aed"],
  ["dh", "mad", "aed"],
  ["Dhs", "aed"],
  ["$", "cve"],
  ["บาท", "thb"],
  ["грн", "uah"],
  ["грн.", "uah"],
  ["лв", "bgn"],
  ["块", "cny"],
  ['ש"ח', "ils"],
  ["ש״ח", "ils"],
  [":-", "sek"],
  ["Kr", "sek", "nok", "dkk", "isk"],
  ["Kr.", "dkk", "isk"],
  ["zl", "pln"],
  ["Ft.", "huf"],
  ["Fr", "chf"],
  ["sFr.", "chf"],
  ["SFr", "chf"],
  ["Franken", "chf"],
];

/** Signs that people write and `Intl` doesn't. */
const COMMON: [sign: string, ...currencies: string[]][] = [
  ["$", "usd"],
  ["¥", "jpy"],
  ["￥", "jpy", "cny"],
  ["£", "gbp"],
  ["C$", "cad"],
  ["S$", "sgd"],
  ["US$", "usd"],
  ["RMB", "cny"],
  ["円", "jpy"],
  ["元", "cny", "twd"],
  ["원", "krw"],
  ["kr", "sek", "nok", "dkk", "isk"],
  ["kr.", "dkk", "isk"],
  ["Fr.", "chf"],
  ["SFr.", "chf"],
  ["zł", "pln"],
  ["Kč", "czk"],
  ["Ft", "huf"],
  ["dollar", "usd", "cad", "aud", "nzd"],
  ["dollars", "usd", "cad", "aud", "nzd"],
  ["euro", "eur"],
  ["euros", "eur"],
  ["yen", "jpy"],
];

let common: MoneySigns | undefined;
const byCurrency = new Map<string, MoneySigns>();

/**
 * The signs of all currencies. Those that could be words or units, such as `R`, `L`, or `KM`, only
 * count in the currency that's expected.
 */
export function findMoneySigns(expected?: string): MoneySigns {
  common ??= commonSigns();
  if (expected === undefined || !providerCurrencies.includes(expected)) return common;
  const known = byCurrency.get(expected) ?? addCurrency(expected, common);
  byCurrency.set(expected, known);
  return known;
}

function commonSigns(): MoneySigns {
  const signs = new Map<string, string[]>();
  for (const [sign, ...currencies] of COMMON)
    for (const currency of currencies) addSign(signs, sign, currency);
  for (const currency of providerCurrencies) {
    if (!CODE_WORDS.has(currency)) addCode(signs, currency);
    for (const display of ["symbol", "narrowSymbol"] as const) {
      const sign = findSign("en", currency, display);
      if (/\p{Sc}/u.test(sign)) addSign(signs, sign, currency);
    }
  }
  return signs;
}

function addCurrency(currency: string, known: MoneySigns): MoneySigns {
  const signs = new Map([...known].map(([sign, currencies]) => [sign, [...currencies]]));
  addCode(signs, currency);
  for (const [sign, ...currencies] of OWN)
    if (currencies.includes(currency)) addSign(signs, sign, currency);
  for (const locale of [...LOCALES, ...OWN_LOCALES])
    for (const display of ["symbol", "narrowSymbol", "name"] as const)
      addSign(signs, findSign(locale, currency, display), currency);
  return signs;
}

function addCode(signs: Map<string, string[]>, currency: string): void {
  addSign(signs, currency.toUpperCase(), currency);
  if (!CODE_WORDS.has(currency)) addSign(signs, currency, currency);
}

function addSign(signs: Map<string, string[]>, sign: string, currency: string): void {
  const currencies = signs.get(sign) ?? [];
  if (!currencies.includes(currency)) signs.set(sign, [...currencies, currency]);
}

/** Without marks for the direction of writing, and with plain spaces. */
function findSign(
  locale: string,
  currency: string,
  currencyDisplay: "symbol" | "narrowSymbol" | "name",
): string {
  const format = new Intl.NumberFormat(locale, { style: "currency", currency, currencyDisplay });
  const sign = format.formatToParts(2).find(({ type }) => type === "currency")?.value ?? "";
  return sign.replace(/\p{Cf}/gu, "").replace(/\p{Zs}/gu, " ");
}
