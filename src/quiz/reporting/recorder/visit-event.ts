import type { ReportedPlace } from "#compiler/reported-places.ts";
import type { Milestone } from "#lib/tracking/report-milestone.ts";

/** A number that the recorder has counted itself, because answers can be numbers too. */
export type Counted = number & { readonly counted: "by the recorder" };

/** An event that is reported about a visit. No field of it can hold an answer. */
export interface VisitEvent {
  /** Counts the events of the visit, from 0. */
  n: Counted;
  type: "entered" | "left" | "answered" | Milestone;
  place: ReportedPlace;
  /** The time that the place was visible, if it was left. */
  seconds?: Counted | undefined;
}

/** Where a visitor comes from. */
export interface Source {
  utm_source?: string;
  utm_medium?: string;
  utm_campaign?: string;
  utm_term?: string;
  utm_content?: string;
  /** The kind of click id in the address, never the id itself. */
  click?: "gclid" | "fbclid" | "ttclid" | "msclkid";
  /** The host of the page that linked here. */
  referrer?: string;
  device: "phone" | "tablet" | "desktop";
}

/** An observation of a page. A list, because names would cost bytes. */
export type Note = [
  /** In milliseconds since the page was opened. */
  at: number,
  /** The place on screen; undefined if no screen of the quiz is shown. */
  place: string | undefined,
  /** It came with the page, or with Back or Forward, so nothing was answered. */
  isReturn: boolean,
  /** If it's that instead of a place. */
  milestone?: Milestone,
];
