import { mailLinkWords } from './words.ts';

interface AskedReturn {
  number: string;
  country: string;
  plan: string;
  amount: string;
  isTopUp: boolean;
}

/** What is given back: a plan on an eSIM that one had, or the eSIM. */
const thing = (isTopUp: boolean) => (isTopUp ? 'plan' : 'eSIM');

export const returnWords = {
  meta: {
    title: 'Return an eSIM',
    description: 'Asks the owner of a mailbox whether an eSIM shall be returned.',
  },
  checking: mailLinkWords.checking,
  noLink: {
    title: mailLinkWords.dead,
    text: 'It has been used, it is too old, or it is not the whole link. Ask for the refund again, and we send you a new one.',
    esims: 'View My eSIMs',
  },
  title: (isTopUp: boolean) => `Return this ${thing(isTopUp)}?`,
  text: ({ number, country, plan, amount, isTopUp }: AskedReturn) =>
    `Order ${number}: ${country}, ${plan}. The ${thing(isTopUp)} is taken back for good, and ${amount} goes back to how it was paid. You do not want that? Then close this page: nothing changes.`,
  agree: (amount: string) => `Return it for ${amount}`,
  busy: 'Please wait...',
  unchanged: 'Nothing was changed.',
  asked: {
    title: 'We have asked the network',
    text: (amount: string, isTopUp: boolean) =>
      `The network decides whether it takes this ${thing(isTopUp)} back. ${amount} goes back to how it was paid as soon as it has. Please do not use it until then.`,
  },
  done: {
    title: 'Your money is on its way back',
    text: (amount: string, bankTime: string, isTopUp: boolean) =>
      `${amount} goes back to how it was paid. ${bankTime} ${
        isTopUp ? 'The plan is off the eSIM.' : 'The eSIM does not work any more.'
      }`,
    home: 'Go home',
  },
};
