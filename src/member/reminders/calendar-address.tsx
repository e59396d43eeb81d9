import { useRef, useState } from "react";
import { Button } from "#ui/button.tsx";
import { ButtonAnchor } from "#ui/button-link.tsx";
import { TextField } from "#ui/forms/text-field.tsx";
import { SectionText } from "#ui/section.tsx";
import styles from "./calendar-address.module.css";

/** A calendar's address, to copy, or to open in the calendar of this device. */
export function CalendarAddress({ address }: { address: string }) {
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
