import { useState } from "react";
import {
  confirmWeeklyMail,
  type Reminders,
  requestWeeklyCode,
  stopWeeklyMail,
} from "#api/reminders.ts";
import { codeError } from "#lib/typed/six-digits.ts";
import { WEEKLY_MAIL_TERMS } from "#rules/weekly-mail-terms.ts";
import { Alert } from "#ui/alert.tsx";
import { Button } from "#ui/button.tsx";
import { codeField } from "#ui/forms/form-fields.ts";
import { ValidatedForm } from "#ui/forms/validated-form.tsx";
import { SectionText } from "#ui/section.tsx";
import { TextButton } from "#ui/text-button.tsx";
import { useFocusAfterBusy } from "#ui/use-focus-after-busy.ts";
import { ChangeNote } from "./change-note.tsx";
import { useChange } from "./use-change.ts";
import styles from "./weekly-settings.module.css";

interface WeeklySettingsProps {
  userId: string;
  email: string;
  reminders: Reminders;
  onChange: (part: Partial<Reminders>) => void;
}

/** One mail a week: off, waiting for the code that proves the mailbox, or on. */
export function WeeklySettings({ userId, email, reminders, onChange }: WeeklySettingsProps) {
  const { busy, error, note, make, clearError } = useChange();
  const [isSent, setSent] = useState(false);
  const button = useFocusAfterBusy(busy);
  const send = () =>
    make(async () => {
      const refused = await requestWeeklyCode(userId);
      if (refused) return refused;
      setSent(true);
      return `We've sent a 6-digit code to ${email}.`;
    });
  const confirm = (code: string) =>
    make(async () => {
      const refused = await confirmWeeklyMail(userId, code, WEEKLY_MAIL_TERMS);
      if (refused) return refused;
      setSent(false);
      onChange({ weekly: true });
      return "The weekly email is on. The first one comes on a Sunday.";
    });
  const stop = () =>
    make(async () => {
      await stopWeeklyMail(userId);
      onChange({ weekly: false, ...(reminders.calendar ? {} : { events: [] }) });
      return "The weekly email is stopped.";
    });
  const isAsking = isSent && !reminders.weekly;

  return (
    <section className={styles.setting} aria-label="Weekly email">
      <h3 className={styles.title}>Weekly email</h3>
      <SectionText>
        {reminders.weekly
          ? `You get one email a week, at ${email}. Emails that your account needs come in any case.`
          : WEEKLY_MAIL_TERMS}
      </SectionText>
      {isAsking && (
        <ValidatedForm
          fields={[codeField()]}
          check={({ code }) => codeError(code)}
          button={{ ready: "Turn on the weekly email", busy: "Checking the code..." }}
          busy={busy}
          error={error}
          onSubmit={({ code }) => void confirm(code)}
          onEdit={clearError}
        />
      )}
      {!isAsking && <Alert text={error?.text} boxed />}
      {!isAsking && !reminders.weekly && (
        <Button ref={button} look="quiet" busy={busy} onClick={() => void send()}>
          {busy ? "Sending a code..." : "Get the weekly email"}
        </Button>
      )}
      <ChangeNote text={note} />
      {(isAsking || reminders.weekly) && (
        <div className={styles.ways}>
          <TextButton onClick={() => void (isAsking ? send() : stop())}>
            {isAsking ? "Send a new code" : "Stop the weekly email"}
          </TextButton>
        </div>
      )}
    </section>
  );
}
