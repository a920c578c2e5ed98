import type { Page } from '@playwright/test';

/** How a browser's translator works. */
export interface Translator {
  /** Edge changes the text and moves it into elements of its own; Chrome replaces it with elements. */
  way: 'moves' | 'replaces';
  /** From the document's first text, or once the page is ready. */
  from: 'the start' | 'its waking';
  /** How long after a text appears. */
  afterMs: number;
}

/**
 * Plays a translator: each text of the page, new and changed ones included, gets two `font` elements of its own. Its words get a
 * zero-width letter, which Playwright ignores. Parts that the page marks as not to be translated stay unchanged.
 */
export async function translate(page: Page, translator: Translator): Promise<void> {
  await page.addInitScript(({ way, from, afterMs }: Translator) => {
    const MARK = '\u200B';
    const NEVER = 'head, script, style, textarea, svg, [translate="no"]';
    const isOurs = (text: Text) => text.data.endsWith(MARK);

    function work(text: Text) {
      const parent = text.parentElement;
      if (!parent || isOurs(text) || text.data.trim() === '' || parent.closest(NEVER)) return;
      const translated = text.data + MARK;
      if (parent.localName === 'font') {
        text.data = translated;
        return;
      }
      const outer = document.createElement('font');
      const inner = outer.appendChild(document.createElement('font'));
      text.replaceWith(outer);
      if (way === 'replaces') inner.textContent = translated;
      else {
        text.data = translated;
        inner.append(text);
      }
    }

    function textsIn(node: Node): Text[] {
      if (node instanceof Text) return [node];
      const walker = document.createTreeWalker(node, NodeFilter.SHOW_TEXT);
      const texts: Text[] = [];
      while (walker.nextNode()) texts.push(walker.currentNode as Text);
      return texts;
    }

    function workOn(nodes: Iterable<Node>) {
      const texts = [...nodes].flatMap(textsIn);
      if (texts.length === 0) return;
      if (afterMs === 0) texts.forEach(work);
      else setTimeout(() => texts.forEach(work), afterMs);
    }

    function begin() {
      document.documentElement.classList.add('translated-ltr');
      document.documentElement.lang = 'de';
      new MutationObserver((changes) => {
        for (const { type, target, addedNodes } of changes)
          workOn(type === 'characterData' ? [target] : addedNodes);
      }).observe(document.body, { childList: true, subtree: true, characterData: true });
      workOn([document.body]);
    }

    document.addEventListener('DOMContentLoaded', () => {
      if (from === 'the start') begin();
      else
        new MutationObserver((_, observer) => {
          if (document.documentElement.dataset['turn'] === undefined) return;
          observer.disconnect();
          begin();
        }).observe(document.documentElement, { attributes: true });
    });
  }, translator);
}
