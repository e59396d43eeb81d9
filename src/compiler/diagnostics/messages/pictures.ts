import { joinWithAnd, type Suggestion, suggest } from "../did-you-mean.ts";

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
