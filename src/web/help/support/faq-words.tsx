import type { ReactNode } from 'react';
import { Link } from 'react-router';

import { paths } from '../../core/paths.ts';
import type { Settings } from '../../core/site.ts';
import { RefundTime } from '../facts/refund-time.tsx';
import { SERVICE, taxesIn } from '../facts/words.ts';

export interface FaqGroup {
  id: string;
  title: string;
  questions: { question: string; answer: ReactNode }[];
}

type FaqFacts = Pick<Settings, 'feePolicy' | 'paypal' | 'chargesTax'>;

const BEFORE: FaqGroup = {
  id: 'before-you-buy',
  title: 'Before you buy',
  questions: [
    {
      question: 'What is an eSIM?',
      answer:
        'It’s a SIM without the card. The chip is built into your phone, and you download what used to come on plastic. A phone can hold several, so a travel eSIM sits beside the SIM you have.',
    },
    {
      question: 'How is this different from roaming?',
      answer:
        'With roaming, your own carrier bills you afterwards for what you used abroad. Here you pay a fixed price for fixed days and data up front, and there’s no bill later.',
    },
    {
      question: 'Should I get a country plan or a regional plan?',
      answer: (
        <>
          If you’re staying in one country, its own plan is usually cheaper. If you cross borders, a{' '}
          <Link to={paths.regional()}>regional plan</Link> keeps working in every country on its list, with
          one eSIM.
        </>
      ),
    },
    {
      question: 'How much data do I need?',
      answer:
        'Maps and messages take about 100 MB a day, an hour of video calls about 1 GB. If you share a lot of photos or work on the road, an unlimited plan suits you better.',
    },
    {
      question: 'Do I need an account?',
      answer:
        'No. All you need is an email address, and that’s where your eSIM goes. An account keeps your eSIMs and invoices in one place and fills in checkout for you.',
    },
    {
      question: 'Can I buy for someone else?',
      answer:
        'Yes. Send them the QR code, or scan it with their phone. The code works once, on the phone that scans it.',
    },
  ],
};

const paying = ({ feePolicy, paypal, chargesTax }: FaqFacts): FaqGroup => ({
  id: 'paying',
  title: 'Paying',
  questions: [
    {
      question: 'How can I pay?',
      answer: `You can pay by credit or debit card (Visa, Mastercard, American Express)${paypal ? ', with PayPal' : ''}, and with Apple Pay or Google Pay on devices that have them. Card numbers go straight to the card processor, and we never see them.`,
    },
    feePolicy === 'included'
      ? {
          question: 'Are there any extra fees?',
          answer: `No. The price of a plan is what you pay${paypal ? ', by card or with PayPal' : ''}. ${taxesIn(chargesTax)}`,
        }
      : {
          question: 'Why is the total higher than the plan’s price?',
          answer: `We add the processing fee for cards${paypal ? ' or PayPal' : ''}. Once you choose a plan you see its price with the card fee, and checkout shows plan, fee and total before you pay. ${taxesIn(chargesTax)}`,
        },
    {
      question: 'My payment went through, but I don’t have an eSIM. Is my money lost?',
      answer:
        'No. We keep working on a paid order until your eSIM is there. If we can’t deliver it, we’ll refund you in full automatically and email you to say so.',
    },
    {
      question: 'How do refunds work?',
      answer: (
        <>
          Within <RefundTime /> of purchase you can get a full refund if the eSIM has not been activated or
          used. The details are in the <Link to={paths.refundPolicy()}>Refund Policy</Link>.
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
        'For most plans, your days start when your phone first goes online at your destination. Plan Details tells you where we know it.',
    },
    {
      question: 'Which network will I be on?',
      answer:
        'You’ll be on one of the local networks your plan works with. Your phone picks it. If it’s slow, you can choose another one in the settings.',
    },
    {
      question: 'Can I share the connection with my laptop?',
      answer:
        'Some plans allow a hotspot. Plan Details tells you whether yours does, or that our supplier hasn’t told us.',
    },
    {
      question: 'Why turn data roaming on if I don’t want to pay for roaming?',
      answer:
        'A travel eSIM is always roaming, so its switch must be on. You’ve prepaid, so it costs nothing more. Leave the switch off for your own line.',
    },
    {
      question: 'Can I use the same eSIM in the next country?',
      answer:
        'A country plan only works in its country. If the plan’s label says it can be topped up, you can add your next destination to the eSIM you have. Open Profile and press Add data. Otherwise you’ll install another eSIM.',
    },
  ],
};

const AFTERWARDS: FaqGroup = {
  id: 'afterwards',
  title: 'Afterwards, and everything else',
  questions: [
    {
      question: 'My trip is over. What do I do with the eSIM?',
      answer:
        'Switch it off, or remove it in your settings once its days are over. It simply ends, and you’re never billed again.',
    },
    {
      question: 'I have a new phone. Can I move my eSIM?',
      answer: (
        <>
          Codes work once, so you can’t install it a second time. If there’s a lot left on it, write to{' '}
          <Link to={paths.support()}>support</Link> before you give your old phone away.
        </>
      ),
    },
    {
      question: 'What do you store about me?',
      answer: (
        <>
          We store what we need to deliver your eSIM and stand behind it, for a limited time. The{' '}
          <Link to={paths.privacy()}>Privacy Policy</Link> lists it item by item.
        </>
      ),
    },
    {
      question: 'We’re a company. Can we buy for a team?',
      answer: (
        <>
          Yes. Tell us where you’re going and how many you are on the{' '}
          <Link to={paths.businessContact()}>enterprise page</Link>, and we’ll reply {SERVICE.businessReply}.
        </>
      ),
    },
  ],
};

/** All questions with their answers, for this shop's settings. */
export function faqGroups(facts: FaqFacts): FaqGroup[] {
  return [BEFORE, paying(facts), TRAVELLING, AFTERWARDS];
}
