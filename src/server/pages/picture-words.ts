/** Drawn on the pictures that messengers and networks show beside a link, with the names of the place and the shop. */
export const pictureWords = {
  kind: 'Travel eSIM',
  plans: (lowest: string | null) =>
    lowest === null ? 'Prepaid data plans' : `Prepaid data plans from ${lowest}`,
  home: 'Data for wherever you land',
};
