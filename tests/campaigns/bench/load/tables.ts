import { number, thousands } from "../scale/format.ts";
import { table } from "../table.ts";
import { steps } from "./buyer.ts";
import type { Checkouts } from "./checkouts.ts";
import type { Latency } from "./latency.ts";
import { CHECKOUTS_A_MINUTE, type MeasuredLoad, READS_A_SECOND } from "./measure-load.ts";
import type { Reads } from "./reads.ts";
import type { Tally } from "./tally.ts";

const HEAD = ["", "p50", "p95", "p99", "Max"];

const NAMES: Record<(typeof steps)[number], string> = {
  checkout: "`stripe-checkout` opens the session",
  payment: "the stand-in takes the payment",
  event: "from the payment until `stripe-webhook` has accepted the event, meanwhile",
  verify: "`stripe-verify` sees the payment",
  signUp: "the auth service creates the account",
  claim: "`claim_order` binds the order",
  access: "the program is read, which only members may",
};

export function loadTables(measured: MeasuredLoad): string {
  const { checkouts, reads, checkoutOverload, readOverload, end } = measured;
  return [
    heading(
      "Checkouts",
      `${inWords(checkouts)} ${thousands(sumRefusals(checkouts))} later requests of buyers were refused at first.`,
      table(HEAD, [
        ...steps.map((step) => latencyRow(NAMES[step], checkouts.latency[step])),
        latencyRow("**the whole checkout**", checkouts.latency.whole),
      ]),
    ),
    heading("Reads of members", inWords(reads), readTable(reads)),
    heading(
      "Twice as much as it holds",
      OVERLOAD,
      table(
        [
          "",
          "Holds, a second",
          "Sent, a second",
          "Done",
          "Refused",
          "Refused later",
          "Failed",
          "Done within (p99)",
          "Serves again after",
        ],
        [
          [
            "Checkouts",
            number(checkoutOverload.knee),
            ...overloadCells(
              checkoutOverload.load,
              checkoutOverload.load.latency.whole,
              thousands(sumRefusals(checkoutOverload.load)),
            ),
            recovery(checkoutOverload.recoveryMs),
          ],
          [
            "Reads",
            number(readOverload.knee),
            ...overloadCells(readOverload.load, readOverload.load.latency["all reads"]),
            recovery(readOverload.recoveryMs),
          ],
        ],
      ),
      aims(checkoutOverload.knee, readOverload.knee),
      describePaidFirst(checkoutOverload.load, readOverload.buyers),
      ...(end === undefined ? [] : [`**The backend ended with ${end}.**`]),
    ),
  ].join("\n\n");
}

const OVERLOAD =
  "The rate rises by 40 % every 20 seconds as long as 99 of 100 are served within a second (reads: half a second). What's served then is what it holds. Then twice as many come for 30 seconds. Refused means 503 or 429 with `Retry-After` and a sentence for the visitor; refused later counts the requests of buyers who already had a session, and who tried again; failed means anything else but success.";

const heading = (title: string, ...parts: string[]) => [`### ${title}`, ...parts].join("\n\n");

const inWords = ({ begun, done, refused, failures }: Tally<unknown>): string =>
  `Of ${thousands(begun)} that came, ${thousands(done.length)} were served, ${thousands(refused)} refused, and ${thousands(failures.length)} failed.`;

const sumRefusals = ({ done }: Checkouts): number =>
  done.reduce((sum, { refusals }) => sum + refusals, 0);

const aims = (checkoutsHeld: number, readsHeld: number): string =>
  `Our aims are ${CHECKOUTS_A_MINUTE} checkouts a minute and ${READS_A_SECOND} reads a second. This machine held ${thousands(checkoutsHeld * 60)} and ${thousands(readsHeld)}.`;

function describePaidFirst(buyers: Checkouts, meanwhile: Checkouts): string {
  const one = (what: string, { latency, done, failures }: Checkouts) =>
    `${what}, the event of a payment was accepted within ${ms(latency.event.p99)} and \`stripe-verify\` answered within ${ms(latency.verify.p99)} for 99 of 100 buyers; ${thousands(done.length)} of ${thousands(done.length + failures.length)} who could open a session have access.`;
  return `Those who have paid come first. ${one("During the checkouts", buyers)} ${one("During the reads", meanwhile)}`;
}

const overloadCells = (
  load: Checkouts | Reads,
  latency: Latency | undefined,
  later = "",
): string[] => [
  number(load.perSecond),
  thousands(load.done.length),
  thousands(load.refused),
  later,
  thousands(load.failures.length),
  latency ? ms(latency.p99) : "",
];

const readTable = ({ latency }: Reads): string =>
  table(
    HEAD,
    Object.entries(latency).map(([name, one]) =>
      latencyRow(name === "all reads" ? "**all reads**" : `\`${name}\``, one),
    ),
  );

const latencyRow = (name: string, { p50, p95, p99, max }: Latency): string[] => [
  name,
  ...[p50, p95, p99, max].map(ms),
];

const recovery = (value: number): string =>
  Number.isFinite(value) ? ms(value) : "not within a minute";

const ms = (value: number): string => `${thousands(value)} ms`;
