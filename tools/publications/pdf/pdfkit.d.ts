// Features that pdfkit supports but its types don't have yet.
declare namespace PDFKit.Mixins {
  interface StructureElementOptions {
    scope?: "Row" | "Column";
  }
}

declare namespace PDFKit {
  interface PDFOutline {
    addItem(title: string, options?: { expanded?: boolean; top?: number }): PDFOutline;
  }
}
