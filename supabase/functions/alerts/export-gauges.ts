import { type Health, queueNames } from "#rules/health/health.ts";
import { afterAnswer } from "../_shared/after-answer.ts";
import {
  hasCollector,
  nanos,
  resource,
  sendTo,
  toAttributes,
} from "../_shared/telemetry/collector.ts";

interface Point {
  value: number;
  attributes?: Record<string, string>;
}

/** Exports the health as gauges, after the response. What the collector doesn't take is dropped. */
export function exportGauges(health: Health, broken: string[], now: number): void {
  if (!hasCollector()) return;
  const metrics = Object.entries(buildGauges(health, broken)).map(([name, points]) => ({
    name: `shop.${name}`,
    gauge: {
      dataPoints: points.map(({ value, attributes = {} }) => ({
        timeUnixNano: nanos(now),
        asDouble: value,
        attributes: toAttributes(attributes),
      })),
    },
  }));
  const scopeMetrics = [{ scope: { name: "health" }, metrics }];
  afterAnswer("telemetry", () =>
    sendTo("metrics", { resourceMetrics: [{ resource: resource(), scopeMetrics }] }).catch(
      () => undefined,
    ),
  );
}

const MS_PER_S = 1000;

function buildGauges(health: Health, broken: string[]): Record<string, Point[]> {
  const toAge = (time: string | null | undefined): Point[] =>
    time ? [{ value: (Date.parse(health.at) - Date.parse(time)) / MS_PER_S }] : [];
  return {
    alerts: [{ value: broken.length }],
    event_age_seconds: toAge(health.events.last_at),
    sweep_age_seconds: toAge(health.sweep?.at),
    sessions_opened: [{ value: health.sessions?.recent ?? 0 }],
    orders_of_day: [{ value: health.orders.day }],
    database_bytes: [{ value: health.database_bytes }],
    waiting: queueNames.map((queue) => ({
      value: health.queues[queue].waiting,
      attributes: { queue },
    })),
    failures: health.failures.map(({ area, kind, recent }) => ({
      value: recent,
      attributes: { function: area, kind },
    })),
    mails: Object.entries(health.mails).map(([kind, { recent }]) => ({
      value: recent,
      attributes: { kind },
    })),
  };
}
