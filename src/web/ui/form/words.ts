export const searchWords = {
  clear: 'Clear search',
};
