export const recordWords = {
  /** At the foot of each page. */
  foot: (text: string, page: number, pages: number) => `${text}  ·  Page ${page} of ${pages}`,
};
