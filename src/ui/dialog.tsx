import * as RadixDialog from "@radix-ui/react-dialog";
import type { ReactNode } from "react";
import styles from "./dialog.module.css";
import { Icon } from "./icon.tsx";

interface DialogProps {
  title: string;
  text?: string | undefined;
  close: string;
  /** At the side of the screen rather than in its middle. */
  aside?: boolean;
  onClose: () => void;
  children: ReactNode;
}

/** An open dialog: traps the focus, closes by Escape, and gives the focus back to what opened it. */
export function Dialog({ title, text, close, aside = false, onClose, children }: DialogProps) {
  return (
    <RadixDialog.Root open onOpenChange={(open) => !open && onClose()}>
      <RadixDialog.Portal>
        <RadixDialog.Overlay className={styles.overlay} />
        <RadixDialog.Content className={aside ? styles.aside : styles.dialog} {...(text ? {} : { "aria-describedby": undefined })}>
          <RadixDialog.Title className={styles.title}>{title}</RadixDialog.Title>
          {text && <RadixDialog.Description className={styles.text}>{text}</RadixDialog.Description>}
          {children}
          <RadixDialog.Close className={styles.close} aria-label={close}>
            <Icon name="x-bold" />
          </RadixDialog.Close>
        </RadixDialog.Content>
      </RadixDialog.Portal>
    </RadixDialog.Root>
  );
}
