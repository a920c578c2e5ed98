/** The frame of every page of text. */
export const articleWords = {
  translation: 'This translation is for your convenience. The English text prevails.',
  english: 'Read the English text',
  updated: (date: string) => `Last Updated: ${date}`,
  contents: 'On this page',
};

export const retentionWords = { kept: 'Kept:' };
