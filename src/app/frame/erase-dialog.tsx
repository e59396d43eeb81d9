import type { RefObject } from "react";
import { Button } from "#ui/button.tsx";
import { Dialog } from "#ui/dialog.tsx";
import type { SiteContents } from "../site.ts";

interface EraseDialogProps {
  words: SiteContents["footer"]["erase"];
  close: string;
  opener: RefObject<HTMLElement | null>;
  onClose: () => void;
  onErase: () => void;
}

/** Asks before it erases. */
export function EraseDialog({ words, close, opener, onClose, onErase }: EraseDialogProps) {
  return (
    <Dialog title={words.title} text={words.text} close={close} opener={opener} onClose={onClose}>
      <Button look="quiet" onClick={onClose}>
        {words.cancel}
      </Button>
      <Button onClick={onErase}>{words.confirm}</Button>
    </Dialog>
  );
}
