/** Files that keep their words, each with its reason. */
export const exceptFiles: { files: RegExp; because: string }[] = [
  { files: /^tools\/checks\/prose\//, because: "it lists the words" },
  { files: /^tests\/backend\/access\/access\.test\.ts$/, because: "it names a policy" },
];
