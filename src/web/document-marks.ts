/**
 * What the server says of a document in its first tag, for its policy and for the scripts that live in it: a walk through
 * the site changes the page, never the document. So browsers keep what the server wrote.
 */
export function documentMarks({ pays = false }: { pays?: boolean | undefined }): { 'data-pays'?: '' } {
  return typeof document === 'undefined' && pays ? { 'data-pays': '' } : {};
}

/** Whether this document's policy lets the payment providers in. */
export function documentPays(): boolean {
  return 'pays' in document.documentElement.dataset;
}
