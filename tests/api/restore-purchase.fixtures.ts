import type { Answer } from "./answer.ts";
import type { Shop } from "./start-shop.ts";

export const WRONG_CODE = {
  status: 400,
  body: { error: "This code is wrong or too old. Please check it, or ask for a new one." },
};

export interface Ticket {
  ticket: string;
  code: string;
}

export const codeIn = (text = "") => /\d{6}/.exec(text)?.[0] ?? "";
export const anotherCode = (code: string) => (code === "111111" ? "222222" : "111111");

/** What a buyer who has lost their claim does in this shop. */
export function restoreIn(shop: Shop) {
  const restore = (body: object, from?: string): Promise<Answer> =>
    shop.call("restore-purchase", body, from ? { from } : {});
  return {
    restore,
    /** A purchase that no event reported. */
    async silentlyBought(email: string) {
      await shop.switches({ drop: "true" });
      return shop.bought({ email });
    },
    /** Asks for a ticket, and reads its code from the email. */
    async ticketFor(contact: object, from?: string): Promise<Ticket> {
      shop.mails.splice(0);
      const { body } = await restore(contact, from);
      await shop.settle();
      return { ticket: body.ticket, code: codeIn(shop.mails[0]?.text) };
    },
  };
}
