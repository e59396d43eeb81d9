import { SuccessPage } from "#shop/checkout/success-page.tsx";
import { checkoutStorage } from "./purchases.ts";

/** The success page, with what this browser stores about a buyer. */
export const ConnectedSuccessPage = ({ brand }: { brand: string }) => (
  <SuccessPage brand={brand} checkoutStorage={checkoutStorage} />
);
