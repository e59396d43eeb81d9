import type { CardFrame } from "#ui/card-page.tsx";
import type { PurchaseSnapshot } from "./purchase-machine.ts";

const paid = {
  title: "Payment Successful!",
  emblem: { icon: "check-circle", tone: "good" },
} satisfies CardFrame;

/** The page's title, icon, and text for each view of a purchase. */
export function purchasePageCopy({ context }: PurchaseSnapshot): CardFrame {
  switch (context.view) {
    case "verifying":
      return { title: "Verifying your purchase...", emblem: "busy" };
    case "adding":
      return { title: "Adding your purchase...", emblem: "busy" };
    case "nothingBought":
      return {
        title: "No purchase found",
        emblem: { icon: "receipt", tone: "bad" },
        alert: "Invalid session",
        text: "This page opens after a payment. If you've paid, we can find your purchase.",
      };
    case "unpaid":
      return {
        title: "We couldn't find a payment",
        emblem: { icon: "receipt", tone: "bad" },
        alert: "Invalid or expired session",
        text: "If you've paid, we can find your purchase by the email you paid with.",
      };
    case "unsettled":
      return {
        title: "Just a moment",
        emblem: { icon: "hourglass-medium", tone: "plain" },
        alert: "Your payment is still being confirmed.",
        text: "This can take a little while. Your purchase is safe: stay here and try again, or come back to this page later.",
      };
    case "owned":
      return {
        title: "You already have an account",
        emblem: { icon: "user-circle", tone: "plain" },
        alert: "This purchase already has an account. Sign in to open your plan.",
      };
    case "offering":
      return { ...paid, text: `Add your purchase to ${context.member?.email}?` };
    case "askingCode":
      return {
        title: "Check your email",
        emblem: { icon: "envelope-simple", tone: "plain" },
        text: "To confirm that the purchase is yours, we send a 6-digit code to the email you paid with.",
      };
    case "mailSent":
      return {
        title: "Confirm your email",
        emblem: { icon: "envelope-simple", tone: "good" },
        text: `We sent a link to ${context.email}. Open it on this device, then sign in. Your purchase will be waiting for you.`,
      };
    case "unclaimed":
      return {
        ...paid,
        title: "Almost there",
        alert: "Your account is ready, but we couldn't add your purchase to it yet.",
        text: "Nothing is lost: your payment and your account are safe.",
      };
    case "form":
      return {
        ...paid,
        text:
          context.mode === "create"
            ? "Create an account to open your plan."
            : "Sign in to add your plan to your account.",
      };
  }
}
