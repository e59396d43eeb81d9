/** The words that the shop's offer asks for, and that visitors agree to. */
export const CONSENT = "You may tell the ad network that brought me here that I bought.";
