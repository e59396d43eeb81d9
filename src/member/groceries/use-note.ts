import { useEffect, useState } from "react";

/** Long enough to read, look again and decide; somebody who is at the note has all the time. */
const SHOWN_MS = 20_000;

interface Note {
  text: string;
  undo?: () => void;
}

export interface NoteBoard {
  note: Note | undefined;
  say: (text: string, undo?: () => void) => void;
  clear: () => void;
  /** Whether somebody is at the note right now. */
  hold: (isHeld: boolean) => void;
}

/** What has just been done, and for a while the way back. */
export function useNote(): NoteBoard {
  const [note, setNote] = useState<Note>();
  const [isHeld, hold] = useState(false);

  useEffect(() => {
    if (!note || isHeld) return;
    const timer = setTimeout(() => setNote(undefined), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [note, isHeld]);

  const put = (next: Note | undefined) => {
    setNote(next);
    hold(false);
  };
  return {
    note,
    say: (text, undo) => put(undo ? { text, undo } : { text }),
    clear: () => put(undefined),
    hold,
  };
}
