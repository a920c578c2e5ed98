/** In place of what a script would show. */
export const noScriptWords =
  'This page needs JavaScript. The mail of each order has a link to its eSIM that works without.';

/** Of pages that a link in a mail opens. */
export const mailLinkWords = {
  checking: 'Checking your link...',
  dead: 'This link does not work any more',
  half: {
    title: 'This link is not complete',
    text: 'Open the whole link from our email, or have a new one sent.',
  },
};
