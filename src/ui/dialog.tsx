import * as RadixDialog from "@radix-ui/react-dialog";
import type { ReactNode, RefObject } from "react";
import styles from "./dialog.module.css";
import { Icon } from "./icon.tsx";
import { useScrollLock } from "./use-scroll-lock.ts";

interface DialogProps {
  title: string;
  text?: string | undefined;
  close: string;
  /** At the side of the screen rather than in its middle. */
  aside?: boolean;
  /** For a long text, which scrolls below the title. */
  wide?: boolean;
  /** What gets the focus back. */
  opener: RefObject<HTMLElement | null>;
  onClose: () => void;
  children: ReactNode;
}

/** An open dialog: traps the focus, closes by Escape, and gives the focus back to what opened it. */
export function Dialog({
  title,
  text,
  close,
  aside = false,
  wide = false,
  opener,
  onClose,
  children,
}: DialogProps) {
  useScrollLock();
  return (
    <RadixDialog.Root open onOpenChange={(open) => !open && onClose()}>
      <RadixDialog.Portal>
        {/* not Radix's own: it writes a style sheet into the page, which the Content-Security-Policy forbids */}
        <div className={styles.overlay} />
        <RadixDialog.Content
          className={aside ? styles.aside : styles.dialog}
          data-wide={wide || undefined}
          {...(text ? {} : { "aria-describedby": undefined })}
          // not earlier: as long as it is open, it takes the focus back; and Radix knows no opener but its own
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            opener.current?.focus();
          }}
        >
          <RadixDialog.Title className={styles.title}>{title}</RadixDialog.Title>
          {text && (
            <RadixDialog.Description className={styles.text}>{text}</RadixDialog.Description>
          )}
          {children}
          <RadixDialog.Close className={styles.close} aria-label={close}>
            <Icon name="x-bold" />
          </RadixDialog.Close>
        </RadixDialog.Content>
      </RadixDialog.Portal>
    </RadixDialog.Root>
  );
}
