/** Errors in "instead", which changes a step for some visitors. */
export const overrideMessages = {
  form: '"instead" needs a list. Each entry has a condition, and the fields that change: - { when: { gender: male }, title: … }.',
  fixedField: ({ field }: { field: string }) =>
    `"${field}" is the same for everyone and can't change here. Write another step, and give each its own "when".`,
  changesNothing:
    "This changes nothing. Write what is different here, such as title: …, or remove it.",
};
