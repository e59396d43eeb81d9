import type { Drawn, screens } from "#app/prerender.tsx";
import type { ScreensNotes } from "#quiz/player/notes.ts";
import { escapeText, jsonBlock } from "./html-text.ts";

export type Screens = typeof screens;

/** The drawings of screens that the player shows without React, and what it needs to know. */
export function writeScreens(played: Drawn[], screens: Screens): string {
  return `<template data-drawings>${writeDrawings(played)}</template>\n    ${jsonBlock("data-screens", collectNotes(played, screens))}`;
}

/** Collects the facts that the player needs to know about these screens. */
function collectNotes(drawn: Drawn[], screens: Screens): ScreensNotes {
  const withVariants = drawn.filter(({ drawings }) => drawings.length > 1);
  return {
    screens: Object.fromEntries(
      drawn.flatMap(({ place = "" }) => (screens[place] ? [[place, screens[place]]] : [])),
    ),
    looks: Object.fromEntries(withVariants.map(({ place, looks }) => [place, looks])),
  };
}

function writeDrawings(drawn: Drawn[]): string {
  const places = drawn.map(({ place, drawings }) => {
    const variants = drawings.map(
      ({ html, title }, variant) =>
        `<div data-look="${variant}" title="${escapeText(title)}">${extractMain(html)}</div>`,
    );
    return `<div data-place="${place}">${variants.join("")}</div>`;
  });
  return places.join("\n");
}

/** The content of the `main` element, the only part that differs between screens. */
function extractMain(html: string): string {
  const [, inner] = /<main\b[^>]*>([\s\S]*)<\/main>/.exec(html) ?? [];
  if (inner === undefined) throw new Error("A prerendered screen has no main element.");
  return inner;
}
