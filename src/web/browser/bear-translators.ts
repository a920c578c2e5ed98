/** The translator's element in place of each text that it removed. */
const standIns = new WeakMap<Node, Element>();

/**
 * Makes React survive translation by the browser, which wraps texts in elements of its own: it moves them there, or removes
 * them and writes a copy. React does not know, and throws when it removes such a text or inserts something before it, which
 * would lose the page. With this, React finds the replacement instead, and a changed text returns to its place, where it is
 * translated again.
 */
export function bearTranslators(): void {
  isTouched = document.querySelector('font') !== null;
  // oxlint-disable-next-line typescript/unbound-method -- each is called for the node that it is asked of
  const { insertBefore, removeChild } = Node.prototype;

  function remove(node: Node) {
    let gone = node;
    // Remove the wrappers as well, unless they contain more.
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

/** Our own pages contain none. */
const isFont = (node: Node) => node.nodeName === 'FONT';

let isTouched = false;

/** Whether a translator has changed the page, even if nothing of that is left. */
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
