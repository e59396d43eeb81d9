import { useEffect } from "react";
import { memberApp } from "#lib/member-app.ts";
import { isRemembered } from "../forget-member.ts";
import type { Member } from "../member.ts";
import { findMeal } from "../program/cookbook-dishes.ts";
import { pictureUrl } from "../program/picture-url.ts";
import { keepPictures } from "./kept-pictures.ts";
import { buildWithWorker } from "./start-worker.ts";

/** The current day and the rest of a week: who is offline today may be so tomorrow. */
const DAYS_AHEAD = 7;
/** Leaves the network to the plan on screen. */
const AFTER_MS = 2_000;

/** Keeps the pictures of the coming days for times without a network. */
export function useKeptPictures({ userId, months, plans, program }: Member, day: number): void {
  const { isPast } = months;
  useEffect(() => {
    if (userId === undefined || isPast || buildWithWorker() === undefined) return;
    const isWanted = async () => isRemembered(userId) && (await hasWorker());
    const keep = async () => {
      await navigator.serviceWorker.ready;
      if (await isWanted()) await keepPictures(listPictures(day, { plans, program }), isWanted);
    };
    // A browser that refuses caches or workers keeps nothing.
    const timer = setTimeout(() => void keep().catch(() => {}), AFTER_MS);
    return () => clearTimeout(timer);
  }, [userId, isPast, plans, program, day]);
}

/** True if there's still a worker to show the pictures: a build without one removes it. */
const hasWorker = async (): Promise<boolean> =>
  (await navigator.serviceWorker.getRegistration(memberApp.page)) !== undefined;

/** The addresses of the pictures of some days, without duplicates. */
export function listPictures(
  day: number,
  { plans, program }: Pick<Member, "plans" | "program">,
): string[] {
  const days = Array.from({ length: DAYS_AHEAD }, (_, index) => day + index);
  const meals = days.flatMap((one) => plans.mealsOn(one)?.meals ?? []);
  const efforts = days.flatMap((one) => plans.workoutOn(one)?.exercises ?? []);
  const pictures = [
    ...meals.map(({ meal }) => findMeal(program, meal)?.image),
    ...efforts.map(({ exercise }) => program.exercises.exercises[exercise]?.image),
  ];
  return [...new Set(pictures.flatMap((picture) => pictureUrl(picture) ?? []))];
}
