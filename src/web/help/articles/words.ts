/** The frame of every page to read. */
export const articleWords = {
  updated: (date: string) => `Last Updated: ${date}`,
  contents: 'On this page',
};

export const keptWords = { kept: 'Kept:' };
