import { z } from "zod";
import { Copy, Icon, Image } from "./fields.ts";

/** What is sold, as `offer.yaml` says it. The price that is charged is the server's. */
export const Offer = z.strictObject({
  "price-id": z.string().min(1),
  name: Copy,
  description: Copy,
  mode: z.literal("payment"),
  price: Copy,
  terms: Copy,
  button: z.strictObject({ buy: Copy, processing: Copy, failed: Copy, secure: Copy }),
  included: z.strictObject({ title: Copy, items: z.array(z.strictObject({ icon: Icon, text: Copy })).min(1) }),
  faq: z.strictObject({ title: Copy, entries: z.array(z.strictObject({ question: Copy, answer: Copy })).min(1) }),
  /** Below the last question on a phone, where the offer is out of sight: leads back to it. */
  closing: z.strictObject({ title: Copy, button: Copy }).optional(),
  guarantee: z.strictObject({ image: Image.optional(), title: Copy, text: Copy }),
});
export type Offer = z.output<typeof Offer>;
