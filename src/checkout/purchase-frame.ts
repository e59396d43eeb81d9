import type { CardFrame } from "#ui/card-page.tsx";
import type { PurchaseSnapshot } from "./purchase-machine.ts";

const PAUSING = [
  "nothingBought",
  "unpaid",
  "unsettled",
  "owned",
  "offering",
  "form",
  "askingCode",
  "mailSent",
  "unclaimed",
] as const;
const VERIFYING = ["arriving", "recalling", "verifying", "meeting"] as const;

export type PurchaseStage = (typeof PAUSING)[number] | "verifying" | "adding";

const paid = {
  title: "Payment Successful!",
  emblem: { icon: "check-circle", tone: "good" },
} satisfies CardFrame;

/** How the page presents itself at each stage of a purchase. */
export function purchaseFrame(snapshot: PurchaseSnapshot): CardFrame {
  const { context } = snapshot;
  switch (stageOf(snapshot)) {
    case "verifying":
      return { title: "Verifying your purchase...", emblem: "busy" };
    case "adding":
      return { title: "Adding your purchase...", emblem: "busy" };
    case "nothingBought":
      return {
        title: "There is no purchase here",
        emblem: { icon: "receipt", tone: "bad" },
        alert: "Invalid session",
        text: "This page opens after a payment. If you have paid, we can find your purchase again.",
      };
    case "unpaid":
      return {
        title: "We found no payment",
        emblem: { icon: "receipt", tone: "bad" },
        alert: "Invalid or expired session",
        text: "If you have paid, we can find your purchase again by the email you paid with.",
      };
    case "unsettled":
      return {
        title: "One moment more",
        emblem: { icon: "hourglass-medium", tone: "plain" },
        alert: "Your payment is still being confirmed.",
        text: "This can take a little while. Your purchase is safe: stay here and try again, or come back to this page later.",
      };
    case "owned":
      return {
        title: "You have an account already",
        emblem: { icon: "user-circle", tone: "plain" },
        alert: "This purchase already has an account. Sign in to open your plan.",
      };
    case "offering":
      return { ...paid, text: `Add your purchase to ${context.member?.email}?` };
    case "askingCode":
      return {
        title: "Check your email",
        emblem: { icon: "envelope-simple", tone: "plain" },
        text: "To be sure that the purchase is yours, we send a 6-digit code to the email that you paid with.",
      };
    case "mailSent":
      return {
        title: "Confirm your email",
        emblem: { icon: "envelope-simple", tone: "good" },
        text: `We sent a link to ${context.email}. Open it on this device, then sign in. Your purchase is kept and will be there.`,
      };
    case "unclaimed":
      return {
        ...paid,
        title: "Almost there",
        alert: "Your account is ready, but your purchase could not be added to it yet.",
        text: "Nothing is lost: your payment is safe, and so is your account.",
      };
    case "form":
      return {
        ...paid,
        text:
          context.way === "create"
            ? "Create the account that opens your plan."
            : "Sign in, and your plan is added to your account.",
      };
  }
}

/** Where the buyer stands; what is worked on happens behind the form or the offer that began it. */
export function stageOf(snapshot: PurchaseSnapshot): PurchaseStage {
  const pausing = PAUSING.find((state) => snapshot.matches(state));
  if (pausing) return pausing;
  if (VERIFYING.some((state) => snapshot.matches(state))) return "verifying";
  const { standing } = snapshot.context;
  return standing === "form" ? "form" : standing === "offer" ? "offering" : "adding";
}
