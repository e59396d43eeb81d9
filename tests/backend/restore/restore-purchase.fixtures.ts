import type { Answer } from "../support/answer.ts";
import type { TestBackend } from "../support/start-test-backend.ts";

export const WRONG_CODE = {
  status: 400,
  body: { error: "This code is wrong or has expired. Please check it, or ask for a new one." },
};

export interface Ticket {
  ticket: string;
  code: string;
}

export const findCode = (text = "") => /\d{6}/.exec(text)?.[0] ?? "";
export const anotherCode = (code: string) => (code === "111111" ? "222222" : "111111");

/** The actions of a buyer who has lost their claim. */
export function createRestore(testBackend: TestBackend) {
  const restore = (body: object, from?: string): Promise<Answer> =>
    testBackend.call("restore-purchase", body, from ? { from } : {});
  return {
    restore,
    /** A purchase that no event reported. */
    async silentlyBought(email: string) {
      await testBackend.switches({ drop: "true" });
      return testBackend.buyPlan({ email });
    },
    /** Asks for a ticket, and reads its code from the email. */
    async requestTicket(contact: object, from?: string): Promise<Ticket> {
      testBackend.mails.splice(0);
      const { body } = await restore(contact, from);
      await testBackend.settle();
      return { ticket: body.ticket, code: findCode(testBackend.mails[0]?.text) };
    },
  };
}
