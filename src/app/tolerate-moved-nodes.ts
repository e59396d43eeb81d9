/**
 * Makes removing a node, and inserting something in front of it, work after it was moved. Extensions
 * and translators put elements around nodes, or replace them, without React knowing. React would
 * throw, and the error screen would replace the page.
 */
export function tolerateMovedNodes(prototype: Node): void {
  const { removeChild, insertBefore } = prototype;

  prototype.removeChild = function <Child extends Node>(this: Node, child: Child): Child {
    const isInside = this.contains(child);
    let gone: Node = child;
    // An element that was put around this node alone goes with it.
    while (isInside && gone.parentNode !== this && gone.parentNode?.childNodes.length === 1)
      gone = gone.parentNode;
    if (gone.parentNode) removeChild.call(gone.parentNode, gone);
    return child;
  };

  prototype.insertBefore = function <Added extends Node>(
    this: Node,
    added: Added,
    next: Node | null,
  ): Added {
    return insertBefore.call(this, added, findChildAround(next, this)) as Added;
  };
}

/** The child of `parent` that is this node or contains it; null if it's elsewhere. */
function findChildAround(node: Node | null, parent: Node): Node | null {
  let child = node;
  while (child && child.parentNode !== parent) child = child.parentNode;
  return child;
}
