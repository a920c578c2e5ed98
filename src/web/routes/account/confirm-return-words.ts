import { named } from '../../../domain/language-words.ts';
import { mailLinkWords } from './words.ts';

interface AskedReturn {
  number: string;
  country: string;
  plan: string;
  amount: string;
  isTopUp: boolean;
}

/** What is returned: a top-up, or an eSIM. */
const thing = (isTopUp: boolean) => (isTopUp ? 'plan' : 'eSIM');

export const returnWords = {
  meta: {
    title: 'Return an eSIM',
    description: 'Confirms that you want to return an eSIM.',
  },
  checking: mailLinkWords.checking,
  noLink: {
    title: mailLinkWords.dead,
    text: 'It’s been used, it’s too old, or part of it is missing. Ask for the refund again and we’ll send you a new link.',
    esims: 'View My eSIMs',
  },
  title: (isTopUp: boolean) => `Return this ${thing(isTopUp)}?`,
  text: ({ number, country, plan, amount, isTopUp }: AskedReturn) =>
    `Order ${number} is for ${named(country)}, ${plan}. We’ll take the ${thing(isTopUp)} back for good, and ${amount} will go back to the card or account it was paid with. Changed your mind? Close this page and nothing changes.`,
  agree: (amount: string, isTopUp: boolean) => `Return ${thing(isTopUp)}, get ${amount} back`,
  busy: 'Please wait...',
  unchanged: 'Nothing was changed.',
  asked: {
    title: 'We’ve asked the network',
    /** While refunds are paused. */
    paused: 'Your return is noted',
    text: (amount: string, isTopUp: boolean) =>
      `The network will decide whether it takes this ${thing(isTopUp)} back. Once it has taken it back, ${amount} will go back to the card or account it was paid with. Please don’t use it until then.`,
  },
  done: {
    title: 'Your money is on its way back',
    text: (amount: string, bankTime: string, isTopUp: boolean) =>
      `${amount} will go back to the card or account it was paid with. ${bankTime} ${
        isTopUp ? 'The plan is off the eSIM.' : 'The eSIM no longer works.'
      }`,
    home: 'Go home',
  },
};
