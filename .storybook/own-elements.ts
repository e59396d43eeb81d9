/**
 * Throws if React has put a text next to something else. Translators and extensions replace texts
 * by elements: React then can't find its text anymore, to change it or to put something in front of
 * it. It never looks for a text that is the only child of an element.
 */
export function hasTextsInOwnElements(): void {
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const bare: string[] = [];
  for (let node = texts.nextNode(); node; node = texts.nextNode())
    if (node.nodeValue?.trim() && isFoundByReact(node))
      bare.push(`"${node.nodeValue}" in ${node.parentElement?.outerHTML}`);
  if (bare.length > 0)
    throw new Error(`Give each of these texts an element of its own:\n\n${bare.join("\n\n")}`);
}

/** React marks the nodes that it will look for. */
const isFoundByReact = (node: Node) =>
  Object.keys(node).some((key) => key.startsWith("__reactFiber"));
