import type { Form, FormValue } from "./form-body.ts";
import {
  fields,
  flag,
  integer,
  listOf,
  oneOf,
  type Reader,
  readForm,
  required,
  text,
} from "./parameters.ts";

/** All events, none, or those of the named types. */
type Which = boolean | string[];

interface ApiFault {
  status: 500 | 429;
  /** How many calls fail from now on. */
  times: number;
  /** True: the work is done, and then the answer is lost. */
  after: boolean;
}

/** What goes wrong on purpose. */
export interface Switches {
  /** Every event waits this long before it is first sent. */
  delayMs: number;
  /** Every event is sent this often. */
  repeat: number;
  /** Events are held for a moment and sent last one first. */
  reorder: boolean;
  /** Events that are never made: neither sent nor in List Events. */
  drop: Which;
  /** Events that are made and listed, but never sent. */
  lose: Which;
  /** The next calls to the API fail. */
  apiFault: ApiFault | null;
  /** Every answer of the API waits this long after its work is done. */
  apiDelayMs: number;
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
  };
}

export function includes(which: Which, type: string): boolean {
  return typeof which === "boolean" ? which : which.includes(type);
}

/** Sets the switches that the form names and leaves the others. */
export function turnSwitches(switches: Switches, form: Form): void {
  const { apiFault, ...read } = readForm(form, {
    delayMs: integer(0, A_WEEK),
    repeat: integer(1, 100),
    reorder: flag(),
    drop: which,
    lose: which,
    apiFault: fault,
    apiDelayMs: integer(0, A_WEEK),
  });
  const named = Object.entries(read).filter(([, value]) => value !== undefined);
  Object.assign(switches, Object.fromEntries(named), apiFault === undefined ? {} : { apiFault });
}

/** Whether this call is to fail at this point, and with which status; counts it. */
export function takeFault(switches: Switches, point: "before" | "after"): 500 | 429 | undefined {
  const { apiFault } = switches;
  if (!apiFault || apiFault.after !== (point === "after")) return undefined;
  apiFault.times -= 1;
  if (apiFault.times <= 0) switches.apiFault = null;
  return apiFault.status;
}

function which(raw: FormValue | undefined, param: string): Which | undefined {
  return typeof raw === "string" ? flag()(raw, param) : listOf(required(text()))(raw, param);
}

const fault: Reader<ApiFault | null | undefined> = (raw, param) => {
  if (raw === undefined) return undefined;
  if (raw === "") return null;
  const read = fields({
    status: required(oneOf("500", "429")),
    times: integer(1, 1_000_000),
    after: flag(),
  })(raw, param)!;
  return {
    status: read.status === "500" ? 500 : 429,
    times: read.times ?? 1,
    after: read.after ?? false,
  };
};
