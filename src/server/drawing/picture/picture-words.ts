/** Beside the name of a place, and of the shop. */
export const pictureWords = {
  kind: 'Travel eSIM',
  plans: 'Prepaid data plans',
  home: 'Data for wherever you land',
};
