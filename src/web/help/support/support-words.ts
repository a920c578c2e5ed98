import type { HelpEntry } from '../../../domain/help/find-entries.ts';

/** The most frequent questions, on the support page. */
export const supportEntries = (refundTime: string): readonly HelpEntry[] => [
  {
    category: 'Compatibility',
    question: 'Will my phone work with an eSIM?',
    answer:
      'It needs to support eSIM and be carrier-unlocked. The Device Compatibility Checker on the installation page lists models. To be sure, look for Add eSIM in your phone’s settings. If it’s there, it works.',
  },
  {
    category: 'Installation',
    question: 'When should I install the eSIM?',
    answer:
      'Install it before you leave, while you have Wi-Fi. Installing doesn’t start the plan. For most plans the days start when your phone first goes online at your destination. Each plan’s label tells you.',
  },
  {
    category: 'Installation',
    question: 'How long does the installation take?',
    answer:
      'The steps take a minute. Then wait 2-3 minutes for registration. Keep your phone on Wi-Fi and stay on the screen until it says the eSIM is ready.',
  },
  {
    category: 'Delivery',
    question: 'I have paid. Where is my QR code?',
    answer:
      'It’s in an email to the address you gave at checkout, usually within a minute. Check your spam folder too. The same codes are on your order’s private page and, in the browser you bought with, under Profile.',
  },
  {
    category: 'Codes',
    question: 'Can I use the QR code a second time, or on another phone?',
    answer:
      'No. QR codes and manual codes work once. Install the eSIM on the phone you’ll travel with, and keep it there until your trip is over.',
  },
  {
    category: 'Calls',
    question: 'Do I keep my number, my calls and my chats?',
    answer:
      'Yes. The travel eSIM is data only and works beside your own SIM. Your messaging apps keep the number you registered them with. Leave data roaming off on your own line so it doesn’t cost you anything.',
  },
  {
    category: 'Data',
    question: 'What does Unlimited mean?',
    answer:
      'There’s no limit on the total. The label of each unlimited plan says how much you get at full speed each day, and how fast it is after that until the next day.',
  },
  {
    category: 'Data',
    question: 'What happens when my data runs out?',
    answer:
      'The connection stops, and you’re not billed for more. We’ll tell you at 80% so you can get more in time. If the plan’s label says so, you can top up the same eSIM. Open Profile and press Add data.',
  },
  {
    category: 'Refunds',
    question: 'Can I get my money back?',
    answer: `Yes. You can get all of it back within ${refundTime} of purchase if the eSIM has not been activated or used. If we can’t deliver an eSIM, we’ll refund you automatically.`,
  },
  {
    category: 'Trouble',
    question: 'I’ve landed and there’s no connection. What now?',
    answer:
      'Check in your settings that the travel eSIM is on, that it’s the one chosen for mobile data, and that data roaming is on for it. Then switch flight mode on and off and wait 2-3 minutes. If that doesn’t help, choose a network by hand, or write to us.',
  },
];
