/** Shown without scripts. */
export const noScriptWords =
  'This page needs JavaScript. The link to your eSIM in each order’s email works without it.';

/** For pages that a mailed link opens. */
export const mailLinkWords = {
  checking: 'Checking your link...',
  dead: 'This link no longer works',
  half: {
    title: 'Part of this link is missing',
    text: 'Open the whole link from our email, or ask for a new one.',
  },
};
