/** Runs in the head: marks the document with the kind of phone that shows it, so that its style can greet it from the start. */
export const PHONE_SCRIPT = `document.documentElement.dataset.phone=/Android|iPhone|$/.exec(navigator.userAgent)[0];`;
