/** Measurements of each drawn body: half-widths for the trunk, full widths for the limbs. */

export type Sex = "male" | "female";

export interface Build {
  readonly sex: Sex;
  readonly jaw: number;
  readonly neck: number;
  readonly shoulder: number;
  readonly chest: number;
  readonly waist: number;
  readonly belly: number;
  readonly hip: number;
  readonly thigh: number;
  readonly knee: number;
  readonly calf: number;
  readonly ankle: number;
  readonly upperArm: number;
  readonly forearm: number;
  readonly wrist: number;
  /** How far the belly sticks out, from 0 to 1. */
  readonly round: number;
  /** How clearly the muscles show, from 0 to 1. */
  readonly muscle: number;
}

type Row = readonly [
  jaw: number,
  neck: number,
  shoulder: number,
  chest: number,
  waist: number,
  belly: number,
  hip: number,
  thigh: number,
  knee: number,
  calf: number,
  ankle: number,
  upperArm: number,
  forearm: number,
  wrist: number,
  round: number,
  muscle: number,
];

const rows: Readonly<Record<Sex, Readonly<Record<string, Row>>>> = {
  // Trunk: jaw, neck, shoulder, chest, waist, belly, hip. Legs: thigh, knee, calf, ankle.
  // Arms: upper arm, forearm, wrist. Then round and muscle.
  male: {
    skinny: [8, 4.4, 20.5, 14.4, 12.2, 12.4, 13.8, 10.6, 7.2, 7.8, 4.9, 5.8, 5, 3.9, 0, 0],
    regular: [8.4, 5.4, 23.4, 17.6, 16.2, 16.8, 17.2, 15, 9.2, 10.2, 5.8, 8, 6.8, 4.6, 0.15, 0.1],
    "pot-belly": [8.9, 5.8, 24.2, 19.2, 21.4, 23.4, 19.2, 16, 9.8, 10.8, 6, 8.8, 7.2, 4.8, 1, 0],
    extra: [9.8, 7, 28.6, 25, 29, 32, 27.5, 23, 13.4, 14, 7.2, 12.6, 9.8, 5.8, 0.8, 0],
    smaller: [8.2, 5.2, 22.4, 16.6, 15, 15.4, 16, 13.6, 8.6, 9.6, 5.5, 7.2, 6.3, 4.4, 0.1, 0.1],
    lean: [8.2, 5.4, 24.4, 18, 13.7, 13.5, 15.2, 13.6, 8.6, 10, 5.5, 8.2, 6.8, 4.5, 0, 0.5],
    athletic: [8.4, 6.2, 26.4, 20, 15.2, 14.8, 16.2, 16, 9.4, 11.2, 5.9, 10.2, 8, 4.9, 0, 0.78],
    shredded: [8.4, 6.7, 28.4, 21.8, 15.2, 14.4, 16.2, 17.2, 9.6, 12, 5.9, 11.8, 9, 5, 0, 1],
  },
  female: {
    skinny: [7.4, 3.8, 17.4, 12, 9.8, 11.4, 14, 10.6, 7, 7.4, 4.5, 4.8, 4.2, 3.4, 0, 0],
    regular: [7.8, 4.3, 19.4, 15, 12.8, 15.2, 18, 15.4, 8.8, 9.8, 5.3, 6.8, 5.8, 3.9, 0.12, 0.08],
    "pot-belly": [8.3, 4.6, 20.4, 17, 18.2, 21.2, 20.4, 16.8, 9.6, 10.4, 5.6, 8, 6.6, 4.2, 1, 0],
    extra: [9.3, 5.8, 24.6, 22.4, 24.4, 28.8, 30, 25, 14, 14, 7, 11.8, 9, 5.2, 0.75, 0],
    smaller: [7.7, 4.2, 18.8, 14.2, 11.4, 13.4, 16.6, 14, 8.2, 9.2, 5, 6.2, 5.3, 3.7, 0, 0.1],
    lean: [7.6, 4.2, 19, 14, 10.8, 12.4, 15.6, 13, 8, 9, 4.9, 6, 5.2, 3.7, 0, 0.42],
    athletic: [
      7.7, 4.6, 20.6, 15.2, 11.8, 13.2, 16.8, 15.2, 8.6, 10.2, 5.2, 7.4, 6.2, 3.9, 0, 0.72,
    ],
    shredded: [7.6, 4.9, 21.8, 15.8, 11.6, 12.6, 16.4, 15.8, 8.6, 10.6, 5.1, 8.4, 6.8, 4, 0, 1],
  },
};

const toBuild = (
  sex: Sex,
  [
    jaw,
    neck,
    shoulder,
    chest,
    waist,
    belly,
    hip,
    thigh,
    knee,
    calf,
    ankle,
    upperArm,
    forearm,
    wrist,
    round,
    muscle,
  ]: Row,
): Build => ({
  sex,
  jaw,
  neck,
  shoulder,
  chest,
  waist,
  belly,
  hip,
  thigh,
  knee,
  calf,
  ankle,
  upperArm,
  forearm,
  wrist,
  round,
  muscle,
});

/** The bodies by sex and name, as `male-lean`. */
export const builds: Readonly<Record<string, Build>> = Object.fromEntries(
  (["male", "female"] as const).flatMap((sex) =>
    Object.entries(rows[sex]).map(([name, row]) => [`${sex}-${name}`, toBuild(sex, row)]),
  ),
);
