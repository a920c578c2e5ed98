/** What stands in the page in place of a text that a translator took out of it. */
const standIns = new WeakMap<Node, Element>();

/**
 * Browsers that translate a page put its texts into elements of their own, some move them there, others take them out and write a
 * copy. React knows nothing of it, and throws when it wants to remove such a text, or to put something before it: the page would be
 * gone. From here on it finds what stands there instead, and a text that changes comes back to its place, for the translator to
 * take anew.
 */
export function bearTranslators(): void {
  isTouched = document.querySelector('font') !== null;
  // oxlint-disable-next-line typescript/unbound-method -- each is called for the node that it is asked of
  const { insertBefore, removeChild } = Node.prototype;

  function remove(node: Node) {
    let gone = node;
    // What was put around it goes with it, unless there is more in it.
    while (gone.parentElement?.localName === 'font' && gone.parentElement.childNodes.length === 1)
      gone = gone.parentElement;
    if (gone.parentNode) removeChild.call(gone.parentNode, gone);
  }

  Node.prototype.removeChild = function <T extends Node>(this: Node, child: T): T {
    if (child.parentNode === this) return removeChild.call(this, child) as T;
    remove(standingFor(child));
    return child;
  };

  Node.prototype.insertBefore = function <T extends Node>(this: Node, node: T, before: Node | null): T {
    let place = before;
    if (before && before.parentNode !== this) {
      place = standingFor(before);
      while (place && place.parentNode !== this) place = place.parentNode;
    }
    return insertBefore.call(this, node, place) as T;
  };

  new MutationObserver((changes) => {
    const fonts = new Set(changes.flatMap(({ addedNodes }) => [...addedNodes].filter(isFont)));
    if (fonts.size === 0) return;
    isTouched = true;
    for (const { addedNodes, removedNodes, previousSibling, nextSibling } of changes) {
      for (const text of removedNodes) {
        if (!(text instanceof Text) || text.isConnected) continue;
        const copy = [...addedNodes, previousSibling, nextSibling].find((one) => one && fonts.delete(one));
        if (copy) standIn(text, copy as Element);
      }
    }
  }).observe(document, { childList: true, subtree: true });
}

/** No element of ours is one. */
const isFont = (node: Node) => node.nodeName === 'FONT';

let isTouched = false;

/** A translator has been at work on the page, also where nothing is left of it. */
export const isTranslated = () => isTouched;

function standingFor(node: Node): Node {
  const copy = standIns.get(node);
  return copy?.isConnected && !node.isConnected ? copy : node;
}

function standIn(text: Text, copy: Element) {
  standIns.set(text, copy);
  Object.defineProperty(text, 'nodeValue', {
    configurable: true,
    get: () => text.data,
    set(words: string) {
      text.data = words;
      if (standingFor(text) === copy) copy.replaceWith(text);
    },
  });
}
