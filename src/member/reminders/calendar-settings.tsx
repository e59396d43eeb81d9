import { useId, useRef, useState } from "react";
import { closeCalendar, openCalendar, type Reminders, setCalendarNames } from "#api/reminders.ts";
import { Alert } from "#ui/alert.tsx";
import { Button } from "#ui/button.tsx";
import { ButtonAnchor } from "#ui/button-link.tsx";
import { TextField } from "#ui/forms/text-field.tsx";
import { Loading } from "#ui/loading/loading.tsx";
import { SectionText } from "#ui/section.tsx";
import { TextButton } from "#ui/text-button.tsx";
import { useFocusAfterBusy } from "#ui/use-focus-after-busy.ts";
import { TickBox } from "../workouts/tick-box.tsx";
import styles from "./calendar-settings.module.css";
import { ChangeNote } from "./change-note.tsx";
import { useChange } from "./use-change.ts";
import { useCalendarAddress } from "./use-reminders.ts";

interface CalendarSettingsProps {
  userId: string;
  reminders: Reminders;
  onChange: (part: Partial<Reminders>) => void;
}

/** The member's plan in a calendar of their own: off, or on with its address. */
export function CalendarSettings({ userId, reminders, onChange }: CalendarSettingsProps) {
  const { busy, error, note, make } = useChange();
  const button = useFocusAfterBusy(busy);
  const hintId = useId();
  const calendar = useCalendarAddress(userId, reminders.calendar);
  const open = (renew: boolean, said: string) =>
    make(async () => {
      calendar.keep(await openCalendar(userId, renew));
      onChange({ calendar: true });
      return said;
    });
  const close = () =>
    make(async () => {
      await closeCalendar(userId);
      onChange({ calendar: false, names: false, ...(reminders.weekly ? {} : { events: [] }) });
      calendar.forget();
      return "The calendar is off. Its address shows nothing any more.";
    });
  const showNames = (names: boolean) =>
    make(async () => {
      await setCalendarNames(userId, names);
      onChange({ names });
      return names
        ? "Names of meals are in your calendar."
        : "Names of meals are gone from your calendar.";
    });

  return (
    <section className={styles.setting} aria-label="Calendar">
      <h3 className={styles.title}>Calendar</h3>
      {reminders.calendar ? (
        <>
          {calendar.address === undefined ? (
            <NoAddress failed={calendar.failed} onRetry={calendar.askAgain} />
          ) : (
            <CalendarAddress address={calendar.address} />
          )}
          <div>
            <TickBox
              name="Show the names of meals"
              describedBy={hintId}
              isTicked={reminders.names}
              onTick={(names) => void showNames(names)}
            />
            <p id={hintId} className={styles.hint}>
              Without them, your calendar says “Dinner” and no more. If others see your calendar,
              they see the names, too.
            </p>
          </div>
          <div className={styles.ways}>
            <TextButton
              onClick={() =>
                void open(
                  true,
                  "This is your new address. The one before shows nothing any more: remove it from your calendar, and add this one.",
                )
              }
            >
              New address
            </TextButton>
            <TextButton onClick={() => void close()}>Turn off</TextButton>
          </div>
        </>
      ) : (
        <>
          <SectionText>
            You get a private address for the calendar on your phone or computer: meals at your
            times, workouts, shopping days, and a hint in the evening to take the meat out of the
            freezer. It says nothing about your health.
          </SectionText>
          <Button
            ref={button}
            look="quiet"
            busy={busy}
            onClick={() => void open(false, "The calendar is on.")}
          >
            {busy ? "Turning it on..." : "Turn on the calendar"}
          </Button>
        </>
      )}
      <Alert text={error?.text} boxed />
      <ChangeNote text={note} />
    </section>
  );
}

function NoAddress({ failed, onRetry }: { failed: boolean; onRetry: () => void }) {
  if (!failed) return <Loading text="Looking up your address" />;
  return (
    <>
      <Alert text="The calendar is on, but we couldn't look up its address." boxed />
      <Button look="quiet" onClick={onRetry}>
        Try again
      </Button>
    </>
  );
}

/** A calendar's address, to copy, or to open in the calendar of this device. */
function CalendarAddress({ address }: { address: string }) {
  const field = useRef<HTMLInputElement>(null);
  const [note, setNote] = useState("");
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(address);
      setNote("Copied.");
    } catch {
      // Browsers may forbid it. Then the member copies what is selected.
      field.current?.select();
      setNote("Copy what is selected.");
    }
  };
  return (
    <>
      <TextField
        ref={field}
        label="Your private address"
        type="url"
        readOnly
        value={address}
        onFocus={({ target }) => target.select()}
      />
      <div className={styles.buttons}>
        <ButtonAnchor href={address.replace(/^https?:/, "webcal:")}>Add to calendar</ButtonAnchor>
        <Button look="quiet" onClick={() => void copy()}>
          Copy the address
        </Button>
      </div>
      <p role="status" className={styles.note}>
        {note}
      </p>
      <SectionText>
        On phones and Macs, “Add to calendar” is enough. In Google Calendar or Outlook on the web,
        copy the address and choose to add a calendar from the internet or by URL. Calendars look
        for changes a few times a day. Anyone with this address sees what it shows, so give it to
        nobody.
      </SectionText>
    </>
  );
}
