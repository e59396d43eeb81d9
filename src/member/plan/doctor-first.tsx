import { DOCTOR_AGREED } from "#rules/member-plan/needs/facts.ts";
import { Button } from "#ui/button.tsx";
import { TextLink } from "#ui/text-button.tsx";
import { changeEntries } from "../answers/change-answers.ts";
import type { Member } from "../member.ts";
import { Notice } from "../notice.tsx";
import { currentDay } from "../tracker/notes.ts";
import { useJournal } from "../tracker/use-tracker.ts";

interface DoctorFirstProps {
  member: Pick<Member, "plans" | "tracker">;
  text: string;
}

/** In place of the plan, for members who have to ask a doctor before there is one. */
export function DoctorFirst({ member: { plans, tracker }, text }: DoctorFirstProps) {
  const { journal } = useJournal(tracker);
  const agree = () => {
    const fromDay = currentDay(journal);
    const change = { [DOCTOR_AGREED]: true };
    for (const entry of changeEntries(journal, plans.answers, { fromDay, change }))
      tracker.set(...entry);
  };
  return (
    <Notice text={text}>
      <Button look="quiet" onClick={agree}>
        My doctor agreed
      </Button>
      <TextLink to="/withdraw">Get your money back</TextLink>
      <TextLink to="/profile?answers=weight">Change your weight</TextLink>
    </Notice>
  );
}
