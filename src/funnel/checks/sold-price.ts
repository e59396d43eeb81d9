import { moneyText } from "#lib/money.ts";
import type { Assets, Price } from "../assets.ts";
import { didYouMean, oneOf } from "../did-you-mean.ts";
import { moneyIn } from "../money-in-text.ts";
import type { Problem } from "../problem.ts";
import type { Funnel } from "../read-funnel.ts";

const MIGRATION = "add a migration that changes the server's price list (README, Going live)";

/** Whatever the offer says otherwise than the server, which decides what is charged and what the payment page calls it. */
export function soldPriceProblems(
  { offer: { fields, source } }: Funnel,
  { prices }: Assets,
): Problem[] {
  if (!prices) return [];
  const onSale = prices.filter(({ isOnSale }) => isOnSale);
  const sold = onSale.find(({ id }) => id === fields["price-id"]);
  if (!sold) return [source.problem(["price-id"], unknownPrice(fields["price-id"], onSale))];

  const problems: Problem[] = [];
  const charged = moneyText(sold.amount, sold.currency);
  const [named, ...others] = moneyIn(fields.price);
  if (!named || others.length > 0)
    problems.push(
      source.problem(
        ["price"],
        `Write one price here, with its currency. The server charges ${charged}.`,
      ),
    );
  else if (named.amount !== sold.amount || !named.currencies.includes(sold.currency)) {
    problems.push(
      source.problem(
        ["price"],
        `Buyers would read ${named.written} and be charged ${charged}. Write ${charged}, or ${MIGRATION}.`,
      ),
    );
  }
  if (fields.name !== sold.name) {
    problems.push(
      source.problem(
        ["name"],
        `The payment page calls this "${sold.name}". Write the same name, or ${MIGRATION}.`,
      ),
    );
  }
  return problems;
}

function unknownPrice(id: string, onSale: Price[]): string {
  const known = onSale.map((price) => price.id);
  const remedy =
    didYouMean(id, known) ||
    (known.length > 0 ? ` It sells ${oneOf(known)}.` : " Nothing is on sale.");
  return `The server doesn't sell "${id}", so nobody could buy.${remedy} Otherwise ${MIGRATION}.`;
}
