interface Marks {
  /** Its policy lets the payment providers in. */
  pays?: boolean | undefined;
  /** Its policy lets the session-analytics script in. */
  watchable?: boolean | undefined;
}

/**
 * What the server says of a document in its first tag, for its policy and for the scripts that live in it: a walk through
 * the site changes the page, never the document. So browsers keep what the server wrote.
 */
export function documentMarks({ pays, watchable }: Marks): { 'data-pays'?: ''; 'data-watchable'?: '' } {
  if (typeof document !== 'undefined') return {};
  return { ...(pays && { 'data-pays': '' }), ...(watchable && { 'data-watchable': '' }) };
}

export function documentPays(): boolean {
  return 'pays' in document.documentElement.dataset;
}

export function documentMayBeWatched(): boolean {
  return 'watchable' in document.documentElement.dataset;
}
