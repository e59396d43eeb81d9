import type { Form, FormValue } from "./api/form-body.ts";
import {
  fields,
  flag,
  integer,
  type Reader,
  readChoice,
  readForm,
  readList,
  readRequired,
  text,
} from "./api/parameters.ts";

/** All events, none, or those of the given types, or about the objects with these ids. */
type Which = boolean | string[];

interface ApiFault {
  status: 500 | 429;
  /** The number of next calls that fail. */
  times: number;
  /** If true, the work is done, and then the response is lost. */
  after: boolean;
}

/** Faults to simulate. */
export interface Switches {
  /** The time that every event waits before it's first sent. */
  delayMs: number;
  /** The number of times that every event is sent. */
  repeat: number;
  /** Holds events for a moment and sends the last one first. */
  reorder: boolean;
  /** Events that are never created: neither sent nor in List Events. */
  drop: Which;
  /** Events that are created and listed, but never sent. */
  lose: Which;
  /** Makes the next calls to the API fail. */
  apiFault: ApiFault | null;
  /** The time that every API response waits after its work is done. */
  apiDelayMs: number;
  /** Payments that can't be refunded: the call fails with a server error. */
  failRefundsOf: string[];
  /** Refuses sessions that ask for consent, as for shops outside the United States. */
  refuseConsent: boolean;
  /** Copies of expired sessions come without the metadata of the original. */
  recoverWithoutMetadata: boolean;
}

const A_WEEK = 7 * 24 * 60 * 60 * 1000;

export function defaultSwitches(): Switches {
  return {
    delayMs: 0,
    repeat: 1,
    reorder: false,
    drop: false,
    lose: false,
    apiFault: null,
    apiDelayMs: 0,
    failRefundsOf: [],
    refuseConsent: false,
    recoverWithoutMetadata: false,
  };
}

export function includes(which: Which, type: string, object: object): boolean {
  if (typeof which === "boolean") return which;
  return which.includes(type) || ("id" in object && which.includes(String(object.id)));
}

/** Sets the switches in the form and leaves the others unchanged. */
export function turnSwitches(switches: Switches, form: Form): void {
  const { apiFault, ...read } = readForm(form, {
    delayMs: integer(0, A_WEEK),
    repeat: integer(1, 100),
    reorder: flag(),
    drop: which,
    lose: which,
    apiFault: fault,
    apiDelayMs: integer(0, A_WEEK),
    failRefundsOf: readList(readRequired(text())),
    refuseConsent: flag(),
    recoverWithoutMetadata: flag(),
  });
  const named = Object.entries(read).filter(([, value]) => value !== undefined);
  Object.assign(switches, Object.fromEntries(named), apiFault === undefined ? {} : { apiFault });
}

/**
 * Returns the status with which this call should fail at this point, and counts it; undefined if it
 * shouldn't.
 */
export function takeFault(switches: Switches, point: "before" | "after"): 500 | 429 | undefined {
  const { apiFault } = switches;
  if (!apiFault || apiFault.after !== (point === "after")) return undefined;
  apiFault.times -= 1;
  if (apiFault.times <= 0) switches.apiFault = null;
  return apiFault.status;
}

function which(raw: FormValue | undefined, param: string): Which | undefined {
  return typeof raw === "string" ? flag()(raw, param) : readList(readRequired(text()))(raw, param);
}

const fault: Reader<ApiFault | null | undefined> = (raw, param) => {
  if (raw === undefined) return undefined;
  if (raw === "") return null;
  const read = fields({
    status: readRequired(readChoice("500", "429")),
    times: integer(1, 1_000_000),
    after: flag(),
  })(raw, param)!;
  return {
    status: read.status === "500" ? 500 : 429,
    times: read.times ?? 1,
    after: read.after ?? false,
  };
};
