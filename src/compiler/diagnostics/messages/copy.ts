/** Errors and warnings about the texts that visitors read. */
export const copyMessages = {
  looseBraceInStep:
    "This text has a brace that isn't part of an answer. Write answers as {goals} or {goals|some words}.",
  looseBraceElsewhere:
    "This text has a brace, but only the texts of steps can show answers. Remove it.",
  looksEmpty:
    "Visitors would see nothing here: this text has only characters that no one can see. Write something.",
  /** `unanswered` is what's left of the text. */
  hasGap: ({ unanswered }: { unanswered: string }) =>
    `Visitors without an answer would ${
      unanswered === "" ? "see nothing here" : `read "${unanswered}"`
    }. Write words for them too: {goals|some words}.`,
  changesDirection: ({ odd }: { odd: string }) =>
    `This text has ${odd}. Letters after it may run backwards. Remove it.`,
  unseenBreak: ({ odd }: { odd: string }) =>
    `This text has ${odd}. Browsers don't show it as a new line. Write a space instead.`,
  unseenInAddress: ({ odd }: { odd: string }) =>
    `The address in this text has ${odd}, so no one reaches it. Write it again.`,
  tooLong: ({ length, longest }: { length: number; longest: number }) =>
    `This text has ${length} characters, but a small phone has room for ${longest} here. Use fewer words.`,
  /** `excerpt` is the beginning of the text. */
  unfinishedText: ({ excerpt }: { excerpt: string }) =>
    `"${excerpt}" looks unfinished. Write what visitors should read.`,
  markup: ({
    mark,
    clean,
  }: {
    mark: string;
    /** The text without markup. Undefined if nothing is left, or nothing can be removed. */
    clean: string | undefined;
  }) =>
    `Visitors would see "${mark}", because texts are shown exactly as written. ${
      clean === undefined ? "Remove it." : `Write: ${clean}${/[.!?…]$/.test(clean) ? "" : "."}`
    }`,
  deadEmail: ({ address }: { address: string }) =>
    `No one can write to ${address}. Write the whole address, such as support@example.com.`,
  mistypedEmail: ({ address, meant }: { address: string; meant: string }) =>
    `No one can write to ${address}. Did you mean ${meant}?`,
  deadLink: ({ address }: { address: string }) =>
    `The address ${address} leads nowhere. Write the whole address: https://…`,
  contactWithoutAddress:
    "This page doesn't say how to reach you. Add an email address that you read.",
  otherAddressThanContactPage: ({ address, contact }: { address: string; contact: string }) =>
    `This text says ${address}, but the contact page says ${contact}. Write the same, unless you mean another address.`,
  otherAddressThanMost: ({ address, common }: { address: string; common: string }) =>
    `This text says ${address}, but most other texts say ${common}. Write the same, unless you mean another address.`,
};
