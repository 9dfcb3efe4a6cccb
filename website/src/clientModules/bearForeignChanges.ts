import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';

/** The child of a node under which another node stands by now, if it still stands there at all. */
function childOver(parent: Node, node: Node): Node | undefined {
  let top: Node | null = node;
  while (top && top.parentNode !== parent) top = top.parentNode;
  return top ?? undefined;
}

/**
 * A translator or an extension may move the text of a page into elements of its own. React then asks
 * for a child to be removed that is none any more, and the whole page would crash at the next link.
 * https://github.com/facebook/react/issues/11538
 */
function bearForeignChanges(): void {
  const { removeChild, insertBefore } = Node.prototype;
  Node.prototype.removeChild = function <T extends Node>(this: Node, child: T): T {
    const present = childOver(this, child);
    if (present) removeChild.call(this, present);
    return child;
  };
  Node.prototype.insertBefore = function <T extends Node>(
    this: Node,
    node: T,
    before: Node | null,
  ): T {
    insertBefore.call(this, node, before && (childOver(this, before) ?? null));
    return node;
  };
}

if (ExecutionEnvironment.canUseDOM) bearForeignChanges();
