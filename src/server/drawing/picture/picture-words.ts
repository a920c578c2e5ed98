/** The words beside the names of the place and the shop. */
export const pictureWords = {
  kind: 'Travel eSIM',
  plans: 'Prepaid data plans',
  home: 'Data for wherever you land',
};
