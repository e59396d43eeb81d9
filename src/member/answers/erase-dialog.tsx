import type { RefObject } from "react";
import { Button } from "#ui/button.tsx";
import { Dialog } from "#ui/dialog.tsx";

interface EraseDialogProps {
  opener: RefObject<HTMLElement | null>;
  onErase: () => void;
  onClose: () => void;
}

/** Asks before it erases the answers. */
export function EraseDialog({ opener, onErase, onClose }: EraseDialogProps) {
  return (
    <Dialog
      title="Erase your plan's answers?"
      text="They are removed from your account and from this browser. Your plan becomes an average one, including for past days. You can't undo this, but you can answer the questions again at any time."
      close="Close"
      opener={opener}
      onClose={onClose}
    >
      <Button look="quiet" onClick={onClose}>
        Keep them
      </Button>
      <Button onClick={onErase}>Erase them</Button>
    </Dialog>
  );
}
