/** The frame of every page of text. */
export const articleWords = {
  updated: (date: string) => `Last Updated: ${date}`,
  contents: 'On this page',
};

export const retentionWords = { kept: 'Kept:' };
