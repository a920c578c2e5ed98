import { MAX_SUMMARY_PART, MAX_TEXT_LENGTHS } from './texts.ts';

/** What is wrong with a text that an operator wrote. */
export interface TextFault {
  /** From 1; null where it is not known. */
  line: number | null;
  what: 'html' | 'link' | 'picture' | 'placeholder';
  /** As it was written. */
  written: string;
}

const shorten = (written: string) => (written.length > 60 ? `${written.slice(0, 59)}…` : written);

/** For the operator. */
export const textWords = {
  fault: ({ line, what, written }: TextFault, placeholders: readonly string[]) => {
    const where = line === null ? '' : `Line ${line}: `;
    const it = shorten(written);
    switch (what) {
      case 'html':
        return `${where}HTML has no effect here, so please write ${it} in Markdown. A backslash before the sign makes it a plain one.`;
      case 'link':
        return `${where}The link to ${it} isn’t safe. A link begins with https://, http://, mailto:, with / for a page of this shop, or with # for a part of this page.`;
      case 'picture':
        return `${where}A text has no pictures, so please remove ${it}.`;
      case 'placeholder':
        return `${where}There’s no placeholder {${it}}. This text knows ${placeholders.map((name) => `{${name}}`).join(', ')}. A backslash before the braces makes them plain ones.`;
    }
  },
  noTitle: 'Give the page a title.',
  noText: 'Write the text, or go back to the shop’s own.',
  noChange: 'Say what changed, since visitors read it on the page.',
  tooLong: `A text may have ${MAX_TEXT_LENGTHS.text.toLocaleString('en')} letters at most.`,
  tooLongSummary: `Your part of a contract summary may have ${MAX_SUMMARY_PART} letters at most, so that the summary stays one page of paper.`,
  noVersion: 'There’s no such version.',
  notOwn: 'This page has no text of yours in this language.',
  notBuilt: 'This shop has no pages in this language.',
};
