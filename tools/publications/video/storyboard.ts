import { parse } from "yaml";

export interface Scene {
  exercise: string;
  caption: string;
  cue: string;
  /** Seconds from the start of the video. */
  start: number;
  seconds: number;
}

/** The scenes of a storyboard, in order. Throws if a scene is incomplete. */
export function readStoryboard(text: string): Scene[] {
  const { scenes } = parse(text) as { scenes: Omit<Scene, "start">[] };
  let start = 0;
  return scenes.map((scene, at) => {
    for (const field of ["exercise", "caption", "cue", "seconds"] as const) {
      if (!scene[field]) throw new Error(`Scene ${at + 1} of the storyboard has no ${field}.`);
    }
    const placed = { ...scene, start };
    start += scene.seconds;
    return placed;
  });
}

export function sumSeconds(scenes: Scene[]): number {
  return scenes.reduce((sum, { seconds }) => sum + seconds, 0);
}
