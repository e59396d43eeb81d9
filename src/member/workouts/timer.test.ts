import { describe, expect, test } from "vitest";
import {
  clockText,
  isHalfOver,
  isOver,
  isRunning,
  newTimer,
  type TimerEvent,
  timerAfter,
} from "./timer.ts";

/** A timer for a set, with a clock that the test moves. */
function training(seconds: number) {
  let timer = newTimer(seconds);
  let now = Date.parse("2025-03-01T08:00:00Z");
  const send = (type: TimerEvent["type"]) => {
    timer = timerAfter(timer, { type, now });
  };
  return {
    start: () => send("started"),
    pause: () => send("paused"),
    reset: () => send("reset"),
    look: () => {
      send("looked");
      return clockText(timer.leftMs);
    },
    wait: (ms: number) => {
      now += ms;
    },
    isRunning: () => isRunning(timer),
    isOver: () => isOver(timer),
    isHalfOver: () => isHalfOver(timer),
  };
}

describe("timer", () => {
  test("counts a set down to its end", () => {
    const { start, wait, look, isRunning, isOver } = training(20);
    expect(look()).toBe("0:20");

    start();
    wait(1);
    expect(look()).toBe("0:20");
    wait(999);
    expect(look()).toBe("0:19");
    wait(18_999);
    expect(look()).toBe("0:01");
    expect(isOver()).toBe(false);

    wait(1);
    expect(look()).toBe("0:00");
    expect(isOver()).toBe(true);
    expect(isRunning()).toBe(false);
  });

  test("says when half of its time is over", () => {
    const { start, wait, look, isHalfOver } = training(40);
    start();
    wait(19_999);
    look();
    expect(isHalfOver()).toBe(false);
    wait(1);
    look();
    expect(isHalfOver()).toBe(true);
  });

  test("takes the same time however often it's checked", () => {
    const often = training(60);
    often.start();
    for (let look = 0; look < 300; look++) {
      often.wait(137);
      often.look();
    }
    expect(often.look()).toBe("0:19");

    const late = training(60);
    late.start();
    late.wait(300 * 137);
    expect(late.look()).toBe("0:19");
  });

  test("is over after a long time without a check", () => {
    const { start, wait, look, isOver } = training(1800);
    start();
    wait(3_600_000);
    expect(look()).toBe("0:00");
    expect(isOver()).toBe(true);
  });

  test("loses no time during a pause", () => {
    const { start, pause, wait, look, isRunning } = training(30);
    start();
    wait(10_400);
    pause();
    expect(isRunning()).toBe(false);
    wait(500_000);
    expect(look()).toBe("0:20");

    start();
    wait(19_600);
    expect(look()).toBe("0:00");
  });

  test("starts with the whole set after a reset, and after the end", () => {
    const { start, reset, wait, look, isRunning } = training(15);
    start();
    wait(4_000);
    reset();
    expect(look()).toBe("0:15");
    expect(isRunning()).toBe(false);

    start();
    wait(20_000);
    expect(look()).toBe("0:00");
    start();
    expect(look()).toBe("0:15");
    expect(isRunning()).toBe(true);
  });

  test("starts a new set when Start is pressed before the end was noticed", () => {
    const { start, wait, look } = training(15);
    start();
    wait(16_000);
    start();
    expect(look()).toBe("0:15");
  });

  test("isn't affected by a clock set back an hour", () => {
    const { start, wait, look } = training(45);
    start();
    wait(15_000);
    expect(look()).toBe("0:30");

    wait(-3_600_000);
    expect(look()).toBe("0:30");
    wait(10_000);
    expect(look()).toBe("0:20");
  });

  test("shows long sets in minutes and seconds", () => {
    expect([1_800_000, 60_000, 59_001, 59_000, 1, 0].map(clockText)).toEqual([
      "30:00",
      "1:00",
      "1:00",
      "0:59",
      "0:01",
      "0:00",
    ]);
  });
});
