/** Part of the screen, as tag names and texts instead of HTML, so that nothing in it can run. */
export type Drawing =
  | string
  | { tag: string; svg?: true; attributes: [name: string, value: string][]; children: Drawing[] };

/** The last plan on screen, stored in this browser for the next visit. */
export interface KeptPlan {
  /** The build that the class names and pictures belong to. */
  build: string;
  title: string;
  drawing: Drawing[];
}

const SVG = "http://www.w3.org/2000/svg";
const LEFT_OUT = /^(script|style|link|meta|base|iframe|object|embed|dialog)$/i;
const UNSAFE = /^(on|srcdoc$|formaction$)/i;
const RUNS = /^\s*javascript:/i;

/**
 * Records what's visible without scrolling: the rest would only take time. Leaves out messages that
 * disappear on their own.
 */
export function captureDrawing(parent: ParentNode & Node): Drawing[] {
  return [...parent.childNodes].flatMap((node): Drawing[] => {
    if (node instanceof Text) return [node.data];
    if (!(node instanceof Element) || LEFT_OUT.test(node.localName)) return [];
    if (node.hasAttribute("data-temporary") || isFarDown(node)) return [];
    const attributes = [...node.attributes].map(({ name, value }): [string, string] => [
      name,
      value,
    ]);
    return [
      {
        tag: node.localName,
        ...(node.namespaceURI === SVG ? { svg: true } : {}),
        attributes,
        children: captureDrawing(node),
      },
    ];
  });
}

const isFarDown = (element: Element) =>
  element.getBoundingClientRect().top + window.scrollY > window.innerHeight;

/**
 * Renders a stored drawing. Leaves out everything that could run, in case someone changed the
 * browser's storage.
 */
export function draw(parent: Node, drawing: Drawing[]): void {
  for (const part of drawing) {
    if (typeof part === "string") parent.appendChild(document.createTextNode(part));
    else if (!LEFT_OUT.test(part.tag)) {
      const element = part.svg
        ? document.createElementNS(SVG, part.tag)
        : document.createElement(part.tag);
      for (const [name, value] of part.attributes)
        if (!UNSAFE.test(name) && !RUNS.test(value)) element.setAttribute(name, value);
      draw(element, part.children);
      parent.appendChild(element);
    }
  }
}
