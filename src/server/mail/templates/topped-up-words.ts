import { named } from '../../../domain/language-words.ts';

/** About a plan that was added to an eSIM that its buyer has. */
export const toppedUpWords = {
  subject: (country: string) => `Your plan for ${named(country)} is on your eSIM`,
  preview: 'There’s nothing to install. It starts by itself.',
  /**
   * After the greeting.
   * @param starts a sentence: when its days start
   */
  lead: (starts: string) =>
    `there’s nothing to install. The eSIM on your phone already has the new plan. ${starts}`,
  startsBehind: 'It starts when the first one ends.',
  startsAfter: (moment: string) => `It starts after ${moment}, when the same plan on this eSIM ends.`,
  advice: {
    title: 'Good to know',
    text: 'Keep the eSIM on your phone with data roaming on.',
  },
  iccid: 'Added to ICCID',
};
