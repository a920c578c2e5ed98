/** For readers of another language, who are offered a page in this one. */
export const offerWords = {
  name: 'This page in another language',
  text: 'This page is available in English.',
  read: 'Read it in English',
  close: 'Close',
};
