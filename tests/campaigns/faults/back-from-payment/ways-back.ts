import { offer } from "../../../e2e/support/funnel.ts";
import {
  atOffer,
  atPayment,
  atThanks,
  backToOffer,
  goToPay,
  pay,
  pressWithoutAnswer,
  type Trip,
} from "./trip.ts";

interface WayBack {
  name: string;
  /** Goes from the offer to the payment and back. */
  go(trip: Trip, email: string): Promise<void>;
  /** The purchase is paid on the way, so the offer's button leads to it. */
  isPaid?: boolean;
}

const DECLINED = "4000 0000 0000 0002";

export const waysBack: WayBack[] = [
  {
    name: "Back",
    async go(trip) {
      await goToPay(trip);
      await backToOffer(trip);
    },
  },
  {
    name: "Back, Forward, and Back",
    async go(trip) {
      await goToPay(trip);
      await backToOffer(trip);
      await trip.tab.forward();
      await atPayment(trip);
      await backToOffer(trip);
    },
  },
  {
    name: "Back twice, with a press in between",
    async go(trip) {
      await goToPay(trip);
      await backToOffer(trip);
      await goToPay(trip);
      await backToOffer(trip);
    },
  },
  {
    name: "Back, and a reload",
    async go(trip) {
      await goToPay(trip);
      await backToOffer(trip);
      await trip.tab.reload();
      await atOffer(trip);
    },
  },
  {
    name: "a reload of the payment page, and Back",
    async go(trip) {
      await goToPay(trip);
      await trip.tab.reload();
      await atPayment(trip);
      await backToOffer(trip);
    },
  },
  {
    name: "Back after a declined card",
    async go(trip, email) {
      await goToPay(trip);
      await pay(trip, email, DECLINED);
      await trip.tab.wait("the refusal", () => document.querySelector("[role=alert]") && true);
      await backToOffer(trip);
    },
  },
  {
    name: "the payment page's own link",
    async go(trip) {
      await goToPay(trip);
      await trip.tab.press("Cancel");
      await atOffer(trip);
    },
  },
  {
    name: "Back from the offer before the checkout's answer, and Forward",
    async go(trip) {
      const { tab, visitor } = trip;
      await pressWithoutAnswer(trip);
      await tab.back();
      await tab.wait("the page before", () =>
        document.body && location.pathname !== "/sales" ? true : null,
      );
      visitor.network.restore();
      await tab.forward();
      await atOffer(trip);
    },
  },
  {
    name: "Back after the payment",
    isPaid: true,
    async go(trip, email) {
      await goToPay(trip);
      await pay(trip, email);
      await atThanks(trip);
      await backToOffer(trip);
      await trip.tab.press(offer.button.buy);
    },
  },
];
