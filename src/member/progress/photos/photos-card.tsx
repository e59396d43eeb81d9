import { Alert } from "#ui/alert.tsx";
import { Button } from "#ui/button.tsx";
import type { Member } from "../../member.ts";
import { ProgressCard } from "../progress-card.tsx";
import { usePart } from "../records/use-part.ts";
import styles from "./photos-card.module.css";

/** Photos for the member's eyes only. Nothing of them is loaded until they're opened. */
export function PhotosCard({ member }: { member: Member }) {
  const panel = usePart(async () => (await import("./photos-panel.tsx")).PhotosPanel);
  const { userId } = member;
  return (
    <ProgressCard title="Your photos" aside={null}>
      <p className={styles.text}>
        {userId === undefined
          ? "Photos are locked. Sign in to see yours and to add new ones."
          : "Photos stay on this device and are encrypted. We never get them, and they aren't in any backup: they're gone if you lose this device or clear this browser's data."}
      </p>
      <Alert text={panel.error} boxed />
      {userId !== undefined && !panel.Part && (
        <div>
          <Button
            look="quiet"
            busy={panel.isLoading}
            autoFocus={panel.wasClosed}
            onClick={panel.open}
          >
            Open my photos
          </Button>
        </div>
      )}
      {userId !== undefined && panel.Part && (
        <panel.Part
          userId={userId}
          tracker={member.tracker}
          canAdd={!member.months.isPast}
          onClose={panel.close}
        />
      )}
    </ProgressCard>
  );
}
