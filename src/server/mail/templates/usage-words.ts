import { formatDays } from '../../../domain/catalog/data-amount.ts';
import { named } from '../../../domain/language-words.ts';

const again = 'You can add a new plan to the same eSIM. It stays installed, with no code to scan again.';
const waits = 'Another plan is waiting on this eSIM. It takes over automatically if it covers where you are.';
const saves = 'To make the rest last, save maps and videos while you have Wi-Fi.';

/** About the data of a plan: 80% of it is used, or all. */
export const usageWords = {
  low: {
    subject: (country: string) => `You’ve used 80% of your data for ${named(country)}`,
    /** @param left '580 MB', of '3 GB' */
    preview: (left: string, of: string) => `You have ${left} of ${of} left.`,
    /** After the greeting. */
    lead: (left: string, of: string, country: string) =>
      `you have about ${left} left of the ${of} in your plan for ${named(country)}.`,
    next: `${saves} ${again}`,
    /** If another plan waits on the same eSIM. */
    nextWithAnother: `${waits} ${saves}`,
  },
  used: {
    subject: (country: string) => `You’ve used all your data for ${named(country)}`,
    preview: 'Add a new plan to the same eSIM to stay connected.',
    previewWithAnother: waits,
    lead: (of: string, country: string) =>
      `you’ve used all ${of} of your plan for ${named(country)}, so it has no more data.`,
    next: again,
    nextWithAnother: `${waits} ${again}`,
  },
  nextTitle: 'What you can do',
  plan: {
    title: 'Your plan',
    esim: 'eSIM',
    iccid: (ending: string) => `ICCID ending in ${ending}`,
    left: 'Data left',
    leftOf: (left: string, of: string) => `${left} of ${of}`,
    nothingLeft: (of: string) => `0 MB of ${of}`,
    /** When the network was asked. */
    read: 'Updated',
    /** When its days are over. */
    ends: 'Ends',
  },
  /**
   * Buys the same plan again.
   * @param price '$9.00 with card'
   */
  add: (plan: string, price: string) => `Add ${plan} for ${price}`,
  addNote: (days: number) =>
    `It’s the same plan again, for ${formatDays(days)}. If its price changes, the checkout says so before you pay.`,
  /** Why they get this mail. */
  why: 'We email you once at 80% of a plan and once when it’s all used.',
};
