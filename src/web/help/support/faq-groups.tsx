import type { ReactNode } from 'react';
import { Link } from 'react-router';

import { paths } from '../../core/paths.ts';
import type { Settings } from '../../core/site.ts';
import { RefundTime } from '../facts/refund-time.tsx';
import { SERVICE } from '../facts/words.ts';

interface FaqGroup {
  id: string;
  title: string;
  questions: { question: string; answer: ReactNode }[];
}

type FaqFacts = Pick<Settings, 'feePolicy' | 'paypal'>;

/** Before anything is bought. */
const BEFORE: FaqGroup = {
  id: 'before-you-buy',
  title: 'Before you buy',
  questions: [
    {
      question: 'What is an eSIM?',
      answer:
        'A SIM without the card. The part that holds it is built into the phone, and what used to be printed on plastic is downloaded. A phone can hold several, so a travel eSIM sits beside the SIM you have.',
    },
    {
      question: 'How is this different from roaming?',
      answer:
        'With roaming, your own provider bills what you used abroad afterwards. Here you pay a fixed price for fixed days and data beforehand, and there is no bill later.',
    },
    {
      question: 'Country plan or regional plan?',
      answer: (
        <>
          If you stay in one country, its plan is mostly cheaper. If you cross borders, a{' '}
          <Link to={paths.regional()}>regional plan</Link> keeps working in every country on its list, with
          one eSIM.
        </>
      ),
    },
    {
      question: 'How much data do I need?',
      answer:
        'Maps and messages take about 100 MB a day, an hour of video calls about 1 GB. Who shares pictures a lot or works on the way is better off with an unlimited plan.',
    },
    {
      question: 'Do I need an account?',
      answer:
        'No. An email address is enough, and the eSIM comes there. An account keeps all your eSIMs and invoices in one place and fills in checkout for you.',
    },
    {
      question: 'Can I buy for somebody else?',
      answer:
        'Yes. Send them the mail with the QR code, or sit beside them and scan it with their phone. The code works once, on the phone that scans it.',
    },
  ],
};

const paying = ({ feePolicy, paypal }: FaqFacts): FaqGroup => ({
  id: 'paying',
  title: 'Paying',
  questions: [
    {
      question: 'Which ways to pay are there?',
      answer: `Credit and debit cards (Visa, Mastercard, American Express)${paypal ? ' and PayPal' : ''}. Card numbers go to the card processor directly; the shop never sees them.`,
    },
    feePolicy === 'included'
      ? {
          question: 'Does anything come on top of the price?',
          answer: `No. The price of a plan is what you pay, ${paypal ? 'by card or with PayPal, ' : ''}taxes included.`,
        }
      : {
          question: 'Why is the total higher than the plan’s price?',
          answer: `The processing fee of cards${paypal ? ' or PayPal' : ''} is added. What a plan costs with it stands beside its price, checkout shows plan, fee and total before you pay, and taxes are included.`,
        },
    {
      question: 'My payment went through, but there is no eSIM. Is my money lost?',
      answer:
        'No. The shop looks after a paid order by itself until the eSIM is there. If it cannot be delivered, the whole amount goes back by itself, and a mail tells you so.',
    },
    {
      question: 'How do refunds work?',
      answer: (
        <>
          Within <RefundTime /> of purchase you get the whole amount back, if the eSIM has not been activated
          or used. The details are in the <Link to={paths.refundPolicy()}>Refund Policy</Link>.
        </>
      ),
    },
  ],
});

const TRAVELLING: FaqGroup = {
  id: 'on-the-trip',
  title: 'On the trip',
  questions: [
    {
      question: 'When do my days start?',
      answer:
        'For most plans when the phone first uses data at the destination. The label under Plan Details says how it is for each plan, and how long a plan can wait before it is used.',
    },
    {
      question: 'Which network will I be on?',
      answer:
        'One of the local networks that the plan works with. The phone picks it; if it is slow, you can choose another one by hand in the settings.',
    },
    {
      question: 'Can I share the connection with my laptop?',
      answer:
        'Most plans allow a hotspot. The plan’s label says so where it is known, and says unknown where it is not.',
    },
    {
      question: 'Why must data roaming be on, when I do not want to pay for roaming?',
      answer:
        'The travel eSIM counts as roaming everywhere, so the switch must be on for it. You prepaid, so it costs nothing more. Leave the switch off for your own line.',
    },
    {
      question: 'Can I go on to another country with the same eSIM?',
      answer:
        'A country plan works in its country only. Where a plan’s label says that it can be topped up, the next destination can be added to the eSIM you have: open Profile and press Add data. Otherwise you install one more.',
    },
  ],
};

const AFTERWARDS: FaqGroup = {
  id: 'afterwards',
  title: 'Afterwards, and everything else',
  questions: [
    {
      question: 'The trip is over. What do I do with the eSIM?',
      answer:
        'Switch it off, or remove it in the settings once its days are over. It ends by itself and is not billed any further.',
    },
    {
      question: 'I have a new phone. Can the eSIM come along?',
      answer: (
        <>
          Codes work once, so it cannot be installed a second time. If there is much left on it, write to{' '}
          <Link to={paths.support()}>support</Link> before you give the old phone away.
        </>
      ),
    },
    {
      question: 'What do you store about me?',
      answer: (
        <>
          What is needed to deliver and to answer for it, for a limited time. The{' '}
          <Link to={paths.privacy()}>Privacy Policy</Link> lists it item by item.
        </>
      ),
    },
    {
      question: 'We are a company. Can we buy for a team?',
      answer: (
        <>
          Yes. Tell us where you travel and how many you are on the{' '}
          <Link to={paths.businessContact()}>enterprise page</Link>; we reply {SERVICE.businessReply}.
        </>
      ),
    },
  ],
};

/** Every question with its answer, as this shop's settings have it. */
export function faqGroups(facts: FaqFacts): FaqGroup[] {
  return [BEFORE, paying(facts), TRAVELLING, AFTERWARDS];
}
