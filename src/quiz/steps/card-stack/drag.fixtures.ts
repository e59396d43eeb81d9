import { expect, fireEvent } from "storybook/test";
import { loadDrag } from "#ui/loading/motion-features.ts";

const FRAMES = 4;
/** More frames than the card needs to become draggable after the drag code has loaded. */
const MAX_TRIES = 60;
/** Speed is measured over a tenth of a second, so a card held still for longer has none. */
const STILL_MS = 120;

/** Drags a card sideways by a distance in pixels, holds it still, and releases it. */
export async function drag(card: HTMLElement, distance: number): Promise<void> {
  // The drag code loads after the card is shown, and then takes a few frames to attach.
  await loadDrag();
  const { x, y, width, height } = card.getBoundingClientRect();
  const at = (dx: number) => ({
    clientX: x + width / 2 + dx,
    clientY: y + height / 2,
    isPrimary: true,
    pointerType: "mouse",
    button: 0,
    buttons: 1,
  });
  for (let tries = 0; tries < MAX_TRIES && card.getBoundingClientRect().x === x; tries++) {
    await fireEvent.pointerUp(card, { ...at(0), buttons: 0 });
    await fireEvent.pointerDown(card, at(0));
    await fireEvent.pointerMove(card, at(distance / FRAMES));
    await frames(1);
  }
  for (let frame = 2; frame <= FRAMES; frame++) {
    await fireEvent.pointerMove(card, at((distance * frame) / FRAMES));
    await frames(1);
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
  for (let frame = 0; frame < count; frame++)
    await new Promise((resolve) => requestAnimationFrame(resolve));
}
