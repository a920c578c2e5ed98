/** What the company goes by. */
export const PRINCIPLES = [
  { name: 'Simplicity', meaning: 'Choose, pay, install. Whatever can be left out of that is left out.' },
  {
    name: 'Reliability',
    meaning: 'A paid order ends with a working eSIM or with your money back. There is no third way.',
  },
  {
    name: 'Innovation',
    meaning: 'When phones learn something that saves you a step, we use it, such as installing with one tap.',
  },
  {
    name: 'Transparency',
    meaning:
      'The page of every plan says what you will pay in the end. Each plan says how fast it is and when its days start, and what we do not know is called unknown.',
  },
  {
    name: 'Customer Focus',
    meaning: 'You write to people, at any hour. They can see your order and they can act on it.',
  },
  {
    name: 'Freedom',
    meaning: 'No contract, no subscription in this shop, no account needed. Your own SIM stays in the phone.',
  },
] as const;
