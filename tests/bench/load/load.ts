import { CHECKOUTS_A_MINUTE, DURATIONS, MEMBERS, READS_A_SECOND } from "./measure-load.ts";
import { PROVIDER_MS } from "./start-shop.ts";

/** `npm run campaign -- load` measures it. */
export const underLoad = {
  title: "Under load",
  page: { file: "docs/scale.md", title: "The cost at scale" },
  explanation: `\`npm run campaign -- load --write\` sends ${CHECKOUTS_A_MINUTE} checkouts a minute for ${DURATIONS.checkouts / 60} minutes, then ${READS_A_SECOND} reads of members a second for ${DURATIONS.reads / 60}, and then more than the backend can do. \`--short\` takes a tenth of the time.

The embedded backend with the real functions, the payment provider's stand-in, a PostgreSQL that keeps what it has confirmed, and the program that sends all of it share the cores of this machine. The stand-in takes ${PROVIDER_MS} ms for each answer to a function. Requests come at random times, whether or not earlier ones have been answered, and a request counts from when it should have been sent.

A checkout is everything from pressing the button until the buyer has access, as its steps say below. It ends once the program was read and the event of the payment was accepted. Buyers don't hesitate: the time in which they look at the provider's page, type, or think isn't in it, nor is the network between browsers and server. Each comes from one of 2,000 addresses, because limits count per address. Reads are those of the member area, by ${MEMBERS} accounts with a month of notes, each with its own token.`,
};
