import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import {
  openCalendar,
  type ReminderEvent,
  type Reminders,
  readReminders,
  saveReminders,
} from "#api/reminders.ts";
import type { Member } from "../member.ts";
import { currentDay } from "../tracker/notes.ts";
import { useJournal } from "../tracker/use-tracker.ts";
import { comingEvents } from "./coming-events.ts";

/** A member's reminders as the account has them. */
export function useReminders(userId: string, isConfirmed = true) {
  const queries = useQueryClient();
  const queryKey = ["reminders", userId];
  const { data, isError, refetch } = useQuery({
    queryKey,
    queryFn: async (): Promise<Reminders> => ({
      ...(await readReminders(userId)),
      // The server doesn't know it.
      isClockWrong: queries.getQueryData<Reminders>(queryKey)?.isClockWrong ?? false,
    }),
    enabled: isConfirmed,
    // Ask even while offline: an error is better than waiting.
    networkMode: "always",
    refetchOnReconnect: true,
  });
  return {
    reminders: data,
    failed: isError && !data,
    askAgain: () => void refetch(),
    change: (part: Partial<Reminders>) =>
      queries.setQueryData<Reminders>(queryKey, (before) => before && { ...before, ...part }),
  };
}

/** The address of a calendar that is on. */
export function useCalendarAddress(userId: string, isOn: boolean) {
  const queries = useQueryClient();
  const queryKey = ["calendar address", userId];
  const { data, isError, refetch } = useQuery({
    queryKey,
    queryFn: () => openCalendar(userId, false),
    enabled: isOn,
    networkMode: "always",
    staleTime: Number.POSITIVE_INFINITY,
  });
  return {
    address: data,
    failed: isError && !data,
    askAgain: () => void refetch(),
    keep: (address: string) => void queries.setQueryData(queryKey, address),
    forget: () => queries.removeQueries({ queryKey }),
  };
}

interface SavedDays {
  userId: string;
  /** True once the server has confirmed that the member has access. */
  isConfirmed: boolean;
  /** False if a doctor has to agree first: then there's nothing to remind of. */
  hasPlan: boolean;
}

/**
 * Saves the coming days of the plan whenever they change, as long as a reminder is on. What can't
 * be saved is saved with the next change, or on the next visit.
 */
export function useSavedDays(
  { plans, program, months, tracker }: Member,
  { userId, isConfirmed, hasPlan }: SavedDays,
): void {
  const { reminders, change } = useReminders(userId, isConfirmed);
  const current = currentDay(useJournal(tracker).journal);
  const { isPast } = months;
  const sent = useRef("");
  // biome-ignore lint/correctness/useExhaustiveDependencies: `change` is new each time
  useEffect(() => {
    // A month that's read again has no coming days.
    if (isPast) return;
    if (!reminders?.calendar && !reminders?.weekly) {
      sent.current = "";
      return;
    }
    const { names } = reminders;
    const today = new Date();
    const events = hasPlan ? comingEvents({ plans, program, current, today, names }) : [];
    const digest = digestOf(events);
    if (digest === sent.current || digest === digestOf(reminders.events)) return;
    sent.current = digest;
    saveReminders(userId, events).then(
      (kept) => {
        const isKept = ({ day }: ReminderEvent) => kept.some((one) => one.day === day);
        change({ events: kept, isClockWrong: events.length > 0 && !events.some(isKept) });
      },
      () => {
        sent.current = "";
      },
    );
  }, [reminders, plans, program, current, userId, hasPlan, isPast]);
}

/** The same for the same events, whatever their order. */
const digestOf = (events: ReminderEvent[]): string =>
  events
    .map(({ day, kind, at = "", name = "" }) => [day, kind, at, name].join(" "))
    .sort()
    .join("\n");
