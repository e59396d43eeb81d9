import type { FeatureBundle } from "framer-motion";
import { type PointerEvent, useRef, useState } from "react";
import { loadDrag } from "#ui/loading/motion-features.ts";
import type { Verdict } from "./behavior.ts";
import { dragBounds, judgeDrag } from "./swipe.ts";

const MS_PER_S = 1000;

/** The code for dragging. The first pointer on a card loads it, because the buttons don't need it. */
export interface DragCode {
  load(): void;
  /** For `LazyMotion`. */
  features(): Promise<FeatureBundle>;
}

function createDragCode(): DragCode {
  let load = () => {};
  const isWanted = new Promise<void>((resolve) => {
    load = resolve;
  });
  return { load, features: () => isWanted.then(loadDrag) };
}

export const useDragCode = (): DragCode => useState(createDragCode)[0];

/** Where and when a pointer took hold of a card. */
interface Grip {
  card: HTMLElement;
  x: number;
  /** ms */
  at: number;
}

/**
 * Drags a card until the code for dragging has loaded, so that the first swipe doesn't wait for it:
 * the card follows the pointer, and is judged by the same rule where it's released.
 */
export function useFirstDrag(code: DragCode, onJudge: (verdict: Verdict) => void) {
  const grip = useRef<Grip>(undefined);
  const release = () => {
    if (grip.current) grip.current.card.style.translate = "";
    grip.current = undefined;
  };
  return {
    onPointerEnter: code.load,
    onPointerDown(event: PointerEvent<HTMLElement>) {
      if (!event.isPrimary || event.button !== 0) return;
      const { currentTarget: card, clientX: x, timeStamp: at, pointerId } = event;
      grip.current = { card, x, at };
      try {
        card.setPointerCapture(pointerId);
      } catch {
        // The pointer is gone already, or a program made it.
      }
    },
    onPointerMove({ clientX, isPrimary }: PointerEvent) {
      if (!grip.current || !isPrimary) return;
      const { card, x } = grip.current;
      const offset = Math.min(Math.max(clientX - x, dragBounds.left), dragBounds.right);
      card.style.translate = `${offset}px`;
    },
    onPointerUp({ clientX, timeStamp, isPrimary }: PointerEvent) {
      if (!grip.current || !isPrimary) return;
      const x = clientX - grip.current.x;
      const seconds = Math.max(timeStamp - grip.current.at, 1) / MS_PER_S;
      const verdict = judgeDrag({ offset: { x }, velocity: { x: x / seconds } });
      if (!verdict) return release();
      // A judged card leaves from its place.
      grip.current = undefined;
      onJudge(verdict);
    },
    onPointerCancel: release,
    // From here on, the code for dragging has the card.
    onDragStart: release,
  };
}
