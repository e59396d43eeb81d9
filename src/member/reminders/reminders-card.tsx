import { useState } from "react";
import { Alert } from "#ui/alert.tsx";
import { Button } from "#ui/button.tsx";
import { Loading } from "#ui/loading/loading.tsx";
import { SectionText } from "#ui/section.tsx";
import { useOnline } from "#ui/use-online.ts";
import { ProgressCard } from "../progress/progress-card.tsx";
import { CalendarSettings } from "./calendar-settings.tsx";
import { useReminders } from "./use-reminders.ts";
import { WeeklySettings } from "./weekly-settings.tsx";

interface RemindersProps {
  userId: string;
  email: string;
}

/** A member's reminders. They're read when the member opens them. */
export function RemindersCard(props: RemindersProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <ProgressCard title="Reminders" aside={undefined}>
      <SectionText>
        Your meals, workouts, and shopping days in the calendar that you use anyway, and a short
        email each week. Both are off until you turn them on.
      </SectionText>
      <div>
        <Button look="quiet" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {isOpen ? "Hide reminders" : "Set up reminders"}
        </Button>
      </div>
      {isOpen && <Settings {...props} />}
    </ProgressCard>
  );
}

function Settings({ userId, email }: RemindersProps) {
  const { reminders, failed, askAgain, change } = useReminders(userId);
  const isOnline = useOnline();
  if (failed)
    return (
      <>
        <Alert
          text={
            isOnline
              ? "We couldn't look up your reminders."
              : "You're offline. To change your reminders, connect to the internet."
          }
          boxed
        />
        <Button look="quiet" onClick={askAgain}>
          Try again
        </Button>
      </>
    );
  if (!reminders) return <Loading text="Looking up your reminders" />;
  const settings = { userId, reminders, onChange: change };
  return (
    <>
      {reminders.isClockWrong && (
        <Alert
          text="This device's date seems wrong, so your reminders keep the days they had. Set the right date, and reload this page."
          boxed
        />
      )}
      <CalendarSettings {...settings} />
      <WeeklySettings {...settings} email={email} />
    </>
  );
}
