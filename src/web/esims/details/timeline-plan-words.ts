/** A plan that was added to an eSIM, in its timeline: '1 GB for 7 days, Japan'. @param label '3 GB', 'Unlimited Lite' */
export const timelinePlanWords = (label: string, days: string, country: string) =>
  `${label} for ${days}, ${country}`;
