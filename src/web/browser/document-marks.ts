interface Marks {
  /** Its policy lets the payment providers in. */
  pays?: boolean | undefined;
  /** Its policy lets the session-analytics script in. */
  watchable?: boolean | undefined;
}

/** What this document came with; null on the server. */
const own: Marks | null =
  typeof document === 'undefined'
    ? null
    : {
        pays: 'pays' in document.documentElement.dataset,
        watchable: 'watchable' in document.documentElement.dataset,
      };

/**
 * What the server says of a document in its first tag, for its policy and for the scripts that live in it: a walk through
 * the site changes the page, never the document. So browsers keep what the server wrote, also where the whole page is drawn anew
 * because somebody else changed it first.
 */
export function documentMarks(ofPage: Marks): { 'data-pays'?: ''; 'data-watchable'?: '' } {
  const { pays, watchable } = own ?? ofPage;
  return { ...(pays && { 'data-pays': '' }), ...(watchable && { 'data-watchable': '' }) };
}

export function documentPays(): boolean {
  return own?.pays === true;
}

export function documentMayBeWatched(): boolean {
  return own?.watchable === true;
}
