import PDFDocument from "pdfkit";
import { textFonts } from "./fonts.ts";
import { page } from "./look.ts";

export interface Tag {
  type: string;
  element: PDFKit.PDFStructureElement;
}

/** A document in progress. Everything drawn is either tagged or marked as decoration. */
export interface Paper {
  doc: PDFKit.PDFDocument;
  /** Adds an element to the tag tree. Screen readers read elements in the order of these calls. */
  tag(type: string, parent?: Tag, options?: PDFKit.Mixins.StructureElementOptions): Tag;
  write(tag: Tag, draw: () => void): void;
  decorate(type: "Pagination" | "Layout", draw: () => void): void;
}

export interface PaperOptions {
  title: string;
  subject: string;
  author: string;
  compress: boolean;
}

// A fixed day, so that a rebuild produces the same file.
const CREATED = new Date("2026-01-01T00:00:00Z");

// Long on purpose: one document and the functions that write to it.
export function newPaper({ title, subject, author, compress }: PaperOptions): Paper {
  // pdfkit supports the subset, but its types don't have it.
  const accessible: object = { subset: "PDF/UA" };
  const doc = new PDFDocument({
    ...accessible,
    size: [page.width, page.height],
    margin: 0,
    autoFirstPage: false,
    pdfVersion: "1.7",
    lang: "en-US",
    tagged: true,
    displayTitle: true,
    compress,
    font: textFonts.plain,
    info: {
      Title: title,
      Subject: subject,
      Author: author,
      Creator: author,
      Producer: "pdfkit",
      CreationDate: CREATED,
      ModDate: CREATED,
    },
  });
  const root: Tag = { type: "Document", element: doc.struct("Document") };
  doc.addStructure(root.element);

  return {
    doc,
    tag(type, parent = root, options = {}) {
      const element = doc.struct(type, options);
      parent.element.add(element);
      return { type, element };
    },
    write({ type, element }, draw) {
      element.add(doc.markStructureContent(type));
      draw();
      doc.endMarkedContent();
    },
    decorate(type, draw) {
      doc.markContent("Artifact", { type });
      draw();
      doc.endMarkedContent();
    },
  };
}
