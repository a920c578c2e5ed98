import type { HelpEntry } from '../../../domain/help/find-entries.ts';

/** The questions that come up most, on the support page. */
export const supportEntries = (refundTime: string): readonly HelpEntry[] => [
  {
    category: 'Compatibility',
    question: 'Will my phone work with an eSIM?',
    answer:
      'It must have an eSIM and be carrier-unlocked. The Device Compatibility Checker on the installation page lists models. To be sure, look in your phone’s settings for an entry named Add eSIM: if it is there, it works.',
  },
  {
    category: 'Installation',
    question: 'When should I install the eSIM?',
    answer:
      'Before you leave, while you have Wi-Fi. Installing does not start the plan: for most plans the days start when the phone first uses data at the destination. The label of each plan says how it is there.',
  },
  {
    category: 'Installation',
    question: 'How long does the installation take?',
    answer:
      'A minute for the steps, then wait 2-3 minutes for registration. Keep the phone on Wi-Fi and leave the screen alone until it says that the eSIM is ready.',
  },
  {
    category: 'Delivery',
    question: 'I have paid. Where is my QR code?',
    answer:
      'In a mail to the address you gave at checkout, usually within a minute; please look into the spam folder too. The same codes are on the private page of your order and, in the browser you bought with, under Profile.',
  },
  {
    category: 'Codes',
    question: 'Can I use the QR code a second time, or on another phone?',
    answer:
      'No. QR codes and manual codes work once. Keep the eSIM on the phone until the trip is over, and install it on the phone that you will travel with.',
  },
  {
    category: 'Calls',
    question: 'Do I keep my number, my calls and my chats?',
    answer:
      'Yes. The travel eSIM is for data only and works beside your own SIM. Your messaging apps keep the number you registered them with. Leave data roaming off on your own line, so that it costs nothing.',
  },
  {
    category: 'Data',
    question: 'What does Unlimited mean?',
    answer:
      'There is no limit on the total. The label of each unlimited plan says how much a day runs at full speed, and at which speed it goes on after that until the next day.',
  },
  {
    category: 'Data',
    question: 'What happens when my data runs out?',
    answer:
      'The connection ends, and nothing is billed later. We tell you when 80% is used, so that you can get more in time. Plans whose label says so can be topped up on the same eSIM: open Profile and press Add data.',
  },
  {
    category: 'Refunds',
    question: 'Can I have my money back?',
    answer: `Yes, the whole amount, within ${refundTime} of purchase, if the eSIM has not been activated or used. If we cannot deliver an eSIM, the money goes back by itself.`,
  },
  {
    category: 'Trouble',
    question: 'I have landed and there is no connection. What now?',
    answer:
      'Check three things in the settings: the travel eSIM is switched on, it is the one chosen for mobile data, and data roaming is on for it. Then switch flight mode on and off again and wait 2-3 minutes. If that does not help, choose a network by hand, or write to us.',
  },
];
