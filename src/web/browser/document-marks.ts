interface Marks {
  /** Its policy allows the payment providers. */
  pays?: boolean | undefined;
  /** Its policy allows the session-analytics script. */
  watchable?: boolean | undefined;
  /** The pages that have a text of an operator's. */
  texts?: string | undefined;
}

/** The current document's marks; null on the server. */
const own: Marks | null =
  typeof document === 'undefined'
    ? null
    : {
        pays: 'pays' in document.documentElement.dataset,
        watchable: 'watchable' in document.documentElement.dataset,
        texts: document.documentElement.dataset['texts'],
      };

/**
 * Attributes of the `html` element that describe the document's policy to its scripts. Navigation changes the page but never
 * the document, so browsers keep the server's marks, even if React renders the whole page again because somebody else changed
 * it first.
 */
export function documentMarks(ofPage: Marks): {
  'data-pays'?: '';
  'data-watchable'?: '';
  'data-texts'?: string;
} {
  const { pays, watchable, texts } = own ?? ofPage;
  return {
    ...(pays && { 'data-pays': '' }),
    ...(watchable && { 'data-watchable': '' }),
    ...(texts && { 'data-texts': texts }),
  };
}

/** Whether a page has a text of an operator's, as far as this document knows. */
export function documentHasText(page: string): boolean {
  return own?.texts?.split(' ').includes(page) === true;
}

export function documentPays(): boolean {
  return own?.pays === true;
}

export function documentMayBeWatched(): boolean {
  return own?.watchable === true;
}
