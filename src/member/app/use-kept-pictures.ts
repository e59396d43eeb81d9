import { useEffect } from "react";
import { isRemembered } from "../forget-member.ts";
import type { Member } from "../member.ts";
import { pictureUrl } from "../program/picture-url.ts";
import { keepPictures } from "./kept-pictures.ts";
import { buildWithWorker } from "./start-worker.ts";

/** The current day and the rest of a week: who is offline today may be so tomorrow. */
const DAYS_AHEAD = 7;
/** Leaves the network to the plan on screen. */
const AFTER_MS = 2_000;

/** Keeps the pictures of the coming days for times without a network. */
export function useKeptPictures({ userId, plans, program }: Member, day: number): void {
  useEffect(() => {
    if (userId === undefined || buildWithWorker() === undefined) return;
    const isHere = () => isRemembered(userId);
    const keep = () =>
      isHere() && void keepPictures(picturesFrom(day, { plans, program }), isHere).catch(() => {});
    const timer = setTimeout(keep, AFTER_MS);
    return () => clearTimeout(timer);
  }, [userId, plans, program, day]);
}

/** The addresses of the pictures of some days, without duplicates. */
export function picturesFrom(
  day: number,
  { plans, program }: Pick<Member, "plans" | "program">,
): string[] {
  const days = Array.from({ length: DAYS_AHEAD }, (_, index) => day + index);
  const meals = days.flatMap((one) => plans.mealsOn(one)?.meals ?? []);
  const efforts = days.flatMap((one) => plans.workoutOn(one)?.exercises ?? []);
  const pictures = [
    ...meals.map(({ meal }) => program.meals.meals[meal]?.image),
    ...efforts.map(({ exercise }) => program.exercises.exercises[exercise]?.image),
  ];
  return [...new Set(pictures.flatMap((picture) => pictureUrl(picture) ?? []))];
}
