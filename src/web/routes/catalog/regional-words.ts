export const regionalWords = {
  meta: {
    title: 'Regional eSIM plans',
    description:
      'One prepaid data eSIM for many countries, with regional plans that keep working across borders.',
  },
  title: 'One eSIM, many borders',
  lead: 'Regional plans keep working when the train crosses into the next country.',
  loading: 'Loading...',
};
