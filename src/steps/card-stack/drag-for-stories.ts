import { expect, fireEvent } from "storybook/test";
import { loadDrag } from "#ui/motion-features.ts";

const FRAMES = 4;
/** Speed is measured over a tenth of a second: a card that is held still for longer has none. */
const STILL_MS = 120;

/** Drags a card sideways by so many pixels, holds it still, and lets it go. */
export async function drag(card: HTMLElement, distance: number): Promise<void> {
  // what makes a card draggable is fetched after it is shown
  await loadDrag();
  await frames(2);
  const { x, y, width, height } = card.getBoundingClientRect();
  const at = (dx: number) => ({ clientX: x + width / 2 + dx, clientY: y + height / 2, isPrimary: true, pointerType: "mouse", button: 0, buttons: 1 });
  await fireEvent.pointerDown(card, at(0));
  for (let frame = 1; frame <= FRAMES; frame++) {
    await frames(1);
    await fireEvent.pointerMove(card, at((distance * frame) / FRAMES));
  }
  const held = performance.now();
  while (performance.now() - held < STILL_MS) {
    await frames(1);
    await fireEvent.pointerMove(card, at(distance));
  }
  await expect(card.getBoundingClientRect().x - x).toBeCloseTo(distance, -1);
  await fireEvent.pointerUp(card, { ...at(distance), buttons: 0 });
  await frames(1);
}

async function frames(count: number): Promise<void> {
  for (let frame = 0; frame < count; frame++) await new Promise((resolve) => requestAnimationFrame(resolve));
}
