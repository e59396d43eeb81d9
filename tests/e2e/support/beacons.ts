import { createServer, request } from "node:http";
import type { AddressInfo } from "node:net";
import type { BrowserContext, Route } from "@playwright/test";
import type { Answers, Json } from "#lib/json.ts";
import type { Beacon } from "#quiz/reporting/recorder/recorder.fixtures.ts";
import { plan } from "./funnel.ts";
import { expect } from "./journey.ts";

export interface Beacons {
  /** All beacons in the order in which they were sent. */
  sent: Beacon[];
  /** Their bodies, as text. */
  bodies: string[];
  /** Decides how the server answers from now on. It accepts everything at first. */
  answerWith(answer: (route: Route) => Promise<void> | void): void;
}

const accept = (route: Route) => route.fulfill({ status: 204 });

/** Stands in for the server that beacons are sent to. */
export async function receiveBeacons(context: BrowserContext): Promise<Beacons> {
  let answer: (route: Route) => Promise<void> | void = accept;
  const bodies: string[] = [];
  const sent: Beacon[] = [];
  await context.route("**/functions/v1/events", (route) => {
    const body = route.request().postData() ?? "";
    bodies.push(body);
    sent.push(JSON.parse(body));
    return answer(route);
  });
  return {
    sent,
    bodies,
    answerWith: (next) => {
      answer = next;
    },
  };
}

/**
 * The same site at another address, with a server that receives beacons. Playwright's routes miss
 * what a page sends while it's closing.
 */
export async function serveWithBeacons(site: string | undefined) {
  const sent: Beacon[] = [];
  const { port } = new URL(site ?? "");
  const server = createServer(async (asked, response) => {
    if (asked.url === "/functions/v1/events") {
      sent.push(JSON.parse(Buffer.concat(await asked.toArray()).toString()));
      response.writeHead(204).end();
      return;
    }
    const headers = { ...asked.headers, host: `localhost:${port}` };
    const passedOn = request({ port, path: asked.url, method: asked.method, headers }, (answer) => {
      response.writeHead(answer.statusCode ?? 0, answer.headers);
      answer.pipe(response);
    });
    asked.pipe(passedOn);
  });
  await new Promise<void>((resolve) => void server.listen(0, resolve));
  const url = `http://localhost:${(server.address() as AddressInfo).port}/`;
  return { sent, url, close: () => void server.close() };
}

/** The events of each visit, each once, by the id of the visit. */
export function groupByVisit(sent: Beacon[]): Map<string, Beacon["events"]> {
  const visits = new Map<string, Beacon["events"]>();
  for (const { visit, events } of sent)
    for (const event of events) {
      const known = visits.get(visit) ?? [];
      const before = known.find(({ n }) => n === event.n);
      expect(before ?? event, "an event that is sent again hasn't changed").toEqual(event);
      if (!before) visits.set(visit, [...known, event]);
    }
  return visits;
}

/** Fails if a body is more than the events of a visit, or contains an answer. */
export function expectNoAnswers(bodies: string[], answers: Answers, address = ""): void {
  const values = [...new Set(Object.values(answers).flatMap(listTexts))];
  for (const body of bodies) {
    const { visit, version, arms, source, events, ...rest }: Beacon = JSON.parse(body);
    expect(rest).toEqual({});
    expect(visit).toMatch(/^[\w-]{22}$/);
    expect(version).toMatch(/^\w+$/);
    for (const { n, type, place, seconds, ...others } of events) {
      expect(others).toEqual({});
      // A place may have the name of a value, such as "weight".
      if (place !== "") expect(Object.keys(plan.steps)).toContain(place);
    }
    const types = events.map(({ place, ...event }) => event);
    const written = JSON.stringify([arms, source, types]);
    expect(values.filter((value) => written.includes(`"${value}"`))).toEqual([]);
    expect(Object.keys(answers).filter((name) => written.includes(`"${name}":`))).toEqual([]);
    if (address) expect(body).not.toContain(address);
    expect(body.length).toBeLessThan(8_000);
  }
}

/** The texts and long numbers in an answer. Short numbers also count events and seconds. */
function listTexts(answer: Json): string[] {
  if (typeof answer === "string") return [answer];
  return typeof answer === "object" && answer !== null
    ? Object.values(answer).flatMap((part) => listTexts(part ?? null))
    : [];
}
