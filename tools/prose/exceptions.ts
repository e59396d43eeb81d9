/** Files that keep their words, each with its reason. */
export const exceptFiles: { files: RegExp; because: string }[] = [
  { files: /^tools\/prose\//, because: "it lists the words" },
  { files: /^tests\/database\/access\.test\.ts$/, because: "it names a policy" },
];
