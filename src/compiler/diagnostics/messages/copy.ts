import { joinWithAnd, type Suggestion, suggest } from "../did-you-mean.ts";

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
  templateEmail: ({ address }: { address: string }) =>
    `${address} looks like a template's. Write an address that you read.`,
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

/** Errors and warnings about pictures and icons. */
export const pictureMessages = {
  unknownIcon: ({ icon, meant }: { icon: string } & Suggestion) =>
    `Unknown icon "${icon}".${suggest(meant, " Use a name from the Phosphor icon set.")}`,
  unknownPicture: ({ picture, meant }: { picture: string } & Suggestion) =>
    `Unknown picture "${picture}".${suggest(meant, ` Save it as funnel/images/${picture}.svg.`)}`,
  unknownPictures: ({ pictures }: { pictures: string[] }) =>
    `Unknown pictures ${joinWithAnd(pictures)}. Save each in funnel/images under its name, ending in .svg.`,
  pictureWithFolder: ({ picture, name }: { picture: string; name: string }) =>
    `Unknown picture "${picture}". Leave out the folder and the file extension: ${name} means funnel/images/${name}.svg.`,
  otherFormat: ({ file }: { file: string }) => {
    const svg = `funnel/images/${file.replace(/\.\w+$/, "")}.svg`;
    return /\.svg$/i.test(file)
      ? `The picture "${file}" isn't shown, because its name ends in capital letters. Rename it to ${svg}.`
      : `The picture "${file}" isn't shown, because it isn't an SVG. Export it as SVG from a drawing program, which can also embed a photo, and save it as ${svg}.`;
  },
  otherFormats: ({ pictures, files }: { pictures: string[]; files: string[] }) =>
    `There are no SVG files for the pictures ${joinWithAnd(pictures)}, only ${joinWithAnd(files)}. Save each picture as SVG in funnel/images.`,
  emptyFile: "This picture is empty, so no one would see it. Export it again as SVG.",
  otherContent: ({ kind }: { kind: string }) =>
    `This file is ${kind}, although its name ends in .svg, so no browser shows it. Export the picture as SVG from a drawing program.`,
  notUtf8: "This picture isn't saved as UTF-8, so it may not be shown. Export it again as SVG.",
  noDrawing: "This file has no drawing: an SVG begins with <svg. Export the picture again as SVG.",
  withoutNamespace:
    "This picture doesn't say that it's an SVG, so no browser shows it. Start it with <svg xmlns=\"http://www.w3.org/2000/svg\">.",
  photoElsewhere: ({ address }: { address: string }) =>
    `This picture shows ${address} from another file, which no browser loads. Embed the photo, and export the picture again.`,
  cutShort: ({ tag }: { tag: string }) =>
    `This picture is cut short or damaged at ${tag}, so no browser shows it. Export it again as SVG.`,
  cutPhoto:
    "The photo in this picture is cut short, so a part of it is missing. Embed it again, and export the picture as SVG.",
  /** `kind` is in words, such as `a multiple choice`. */
  unfitForName: ({ answer, kind }: { answer: string; kind: string }) =>
    `"${answer}" is ${kind}, but a picture's name can only contain a single choice.`,
  nameWithoutFallback: ({ answer, example }: { answer: string; example: string }) =>
    `Add which picture to show if "${answer}" isn't answered: {${answer}|${example}}.`,
  missingPart: ({ picture, part }: { picture: string; part: string }) =>
    `The picture "${picture}" has no part with the id "${part}". Give this id to a shape or group in funnel/images/${picture}.svg.`,
  withoutDescription: ({ picture }: { picture: string }) =>
    `Visitors who can't see this picture miss what it shows. Describe it: { image: ${picture}, alt: … }. If it's only decoration, write alt: "".`,
  meaninglessDescription:
    'This doesn\'t say what the picture shows. Describe it in a few words, without the file name or words like "picture of".',
};

/** Errors about colors and fonts. */
export const themeMessages = {
  lowContrast: ({
    color,
    scheme,
    contrasts,
    closest,
  }: {
    color: string;
    scheme: "light" | "dark";
    contrasts: { ground: string; ratio: string; needed: number; use: "text" | "shape" }[];
    /** The closest color that passes. Undefined if there is none. */
    closest: string | undefined;
  }) => {
    const list = contrasts
      .map(
        ({ ground, ratio, needed, use }) =>
          `${ratio} on ${ground} (${use === "text" ? "text needs" : "shapes need"} ${needed})`,
      )
      .join(", ");
    const remedy =
      closest === undefined
        ? "No shade of it has enough contrast on all of them. Make the other colors more different from it."
        : `The closest color that passes is ${color}: "${closest}".`;
    return `"${color}" is hard to see in the ${scheme} theme. Its contrast is ${list}. ${remedy}`;
  },
  unknownFont: ({
    font,
    installed,
    meant,
  }: {
    font: string;
    installed: string[];
  } & Suggestion) =>
    `Unknown font "${font}".${suggest(
      meant,
      ` Installed fonts are ${joinWithAnd(installed)}. To add another, try npm install @fontsource-variable/${font}.`,
    )}`,
};

/** Errors and warnings about the funnel's timings. */
export const waitMessages = {
  unusedTiming: ({ timing, meant }: { timing: string } & Suggestion) =>
    `No step waits for "${timing}".${suggest(meant, " Remove it.")}`,
  missingTimingOfStep: ({ timing, stepType }: { timing: string; stepType: string }) =>
    `Steps of type ${stepType} need the timing "${timing}", but it's missing. Add it here: ${timing}: 500 ms.`,
  missingTimingOfScreen: ({ timing }: { timing: string }) =>
    `Every change of screen needs the timing "${timing}", but it's missing. Add it here: ${timing}: 500 ms.`,
  tooShortToBuy: ({ seconds }: { seconds: number }) =>
    `Buying would fail: the payment page needs longer than this to open on a slow connection. Allow at least ${seconds} s, such as 15 s.`,
  shortDeadline: ({ seconds }: { seconds: number }) =>
    `On slow connections, the payment page opens later than this, and buying fails. Allow at least ${seconds} s, such as 15 s.`,
  shortWait: ({ timing, ms, shortest }: { timing: string; ms: number; shortest: number }) =>
    `${ms} ms is too short for "${timing}" to be seen. Under ${shortest} ms, is the unit right?`,
  longStep: ({ step, seconds, longest }: { step: string; seconds: number; longest: number }) =>
    `With this timing, "${step}" keeps each visitor waiting for ${seconds} s. More than ${longest} s is long for a step. Is the unit right?`,
  longWait: ({ timing, seconds, longest }: { timing: string; seconds: number; longest: number }) =>
    `Each visitor waits ${seconds} s here. More than ${longest} s is long for "${timing}". Is the unit right?`,
};
