export const WITHDRAW_HERE = "Withdraw from contract here";
export const CONFIRM = "Confirm withdrawal";
export const CONFIRMING = "Sending your withdrawal...";
export const PROMISE =
  "You have 30 days from the day you bought, and you don't need a reason. We refund the full price to the card or account that you paid with.";
export const UNANSWERED =
  "We couldn't reach the server. Please try again. If you've pressed the button twice, that's fine: you withdraw once.";
