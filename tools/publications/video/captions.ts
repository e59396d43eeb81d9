import { findMove } from "./figure/moves.ts";
import type { Scene } from "./storyboard.ts";

/** The captions of the video as WebVTT, one cue per scene. */
export function writeCaptions(scenes: Scene[]): string {
  const cues = scenes.map(({ exercise, caption, cue, start, seconds }, at) => {
    return `${at + 1}\n${clock(start)} --> ${clock(start + seconds)}\n${findMove(exercise).name}. ${caption}\n${cue}.\n`;
  });
  return `WEBVTT\n\n${cues.join("\n")}`;
}

function clock(seconds: number): string {
  const minutes = String(Math.floor(seconds / 60)).padStart(2, "0");
  return `00:${minutes}:${(seconds % 60).toFixed(3).padStart(6, "0")}`;
}
