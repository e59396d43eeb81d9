import { RestorePage } from "#shop/checkout/restore/restore-page.tsx";
import { checkoutStorage } from "./purchases.ts";

/** The page that finds a lost purchase, with what this browser stores about a buyer. */
export const ConnectedRestorePage = ({ brand }: { brand: string }) => (
  <RestorePage brand={brand} checkoutStorage={checkoutStorage} />
);
