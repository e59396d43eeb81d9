import * as RadixDialog from "@radix-ui/react-dialog";
import { type ReactNode, type RefObject, useEffect } from "react";
import styles from "./dialog.module.css";
import { RoundButton } from "./round-button.tsx";
import { useBackToClose } from "./use-back-to-close.ts";

interface DialogProps {
  title: string;
  text?: string | undefined;
  close: string;
  /** At the side of the screen instead of in the middle. */
  aside?: boolean;
  /** For a long text, which scrolls below the title. */
  wide?: boolean;
  /** The element that gets the focus back. */
  opener: RefObject<HTMLElement | null>;
  onClose: () => void;
  children: ReactNode;
}

/**
 * An open dialog. It traps the focus, closes with Escape and Back, and returns the focus to what
 * opened it.
 */
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
  useBackToClose(onClose);
  return (
    <RadixDialog.Root open onOpenChange={(open) => !open && onClose()}>
      <RadixDialog.Portal>
        {/* Not Radix's own overlay: it writes a style sheet into the page, which the
            Content-Security-Policy forbids. */}
        <div className={styles.overlay} />
        <RadixDialog.Content
          className={aside ? styles.aside : styles.dialog}
          data-wide={wide || undefined}
          {...(text ? {} : { "aria-describedby": undefined })}
          // Not earlier: an open dialog takes the focus back. Radix can't do it, because it only
          // knows its own trigger.
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
          <CloseButton label={close} />
        </RadixDialog.Content>
      </RadixDialog.Portal>
    </RadixDialog.Root>
  );
}

function CloseButton({ label }: { label: string }) {
  return (
    <RadixDialog.Close asChild>
      <RoundButton icon="x-bold" aria-label={label} className={styles.close} />
    </RadixDialog.Close>
  );
}

/**
 * Keeps the page behind from scrolling while the caller is mounted. Sets styles one by one: a style
 * sheet in a `<style>` would need a weaker Content-Security-Policy.
 */
function useScrollLock(): void {
  useEffect(() => {
    const { style, clientWidth } = document.documentElement;
    const before = { overflow: style.overflow, scrollbarGutter: style.scrollbarGutter };
    // The page keeps its width.
    if (window.innerWidth > clientWidth) style.scrollbarGutter = "stable";
    style.overflow = "hidden";
    return () => void Object.assign(style, before);
  }, []);
}
