import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import { brand } from '@site/brand';
import { trustOwnContent } from 'static-host-rules/client';

/** The direct child of a node that contains another node, if it is still inside. */
function childOver(parent: Node, node: Node): Node | undefined {
  let top: Node | null = node;
  while (top && top.parentNode !== parent) top = top.parentNode;
  return top ?? undefined;
}

/**
 * Translators and browser extensions may move text of a page into elements of their own. React
 * would then remove a child that is no longer one, and the whole page would crash at the next
 * navigation. https://github.com/facebook/react/issues/11538
 */
function patchDomMethods(): void {
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

// Before the app renders anything.
if (ExecutionEnvironment.canUseDOM) {
  trustOwnContent(brand.baseUrl);
  patchDomMethods();
}
