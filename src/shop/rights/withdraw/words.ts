export const WITHDRAW_HERE = "Withdraw from contract here";
export const CONFIRM = "Confirm withdrawal";
export const CONFIRMING = "Sending your withdrawal...";
const REFUND =
  "you don't need a reason. We refund the full price to the card or account that you paid with.";
export const describePromise = (days: number) =>
  `You have ${days} days from the day you bought, and ${REFUND}`;
/** Before it's known what was bought, and with which guarantee. */
export const PROMISE = `You have as many days as our guarantee had when you bought, and ${REFUND}`;
export const UNANSWERED =
  "We couldn't reach the server. Please try again. If you've pressed the button twice, that's fine: you withdraw once.";
