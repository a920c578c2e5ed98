/** The company's principles. */
export const PRINCIPLES = [
  { name: 'Simplicity', meaning: 'Choose, pay, install. We leave out everything else.' },
  {
    name: 'Reliability',
    meaning: 'A paid order ends with a working eSIM or with your money back. Nothing in between.',
  },
  {
    name: 'Innovation',
    meaning: 'When phones learn something that saves you a step, we use it, such as installing with one tap.',
  },
  {
    name: 'Transparency',
    meaning:
      'The page of every plan says what you’ll pay in the end. Each plan says how fast it is and when its days start, and where we don’t know, we say so.',
  },
  {
    name: 'Customer Focus',
    meaning: 'You write to people, at any hour, who can see your order and act on it.',
  },
  {
    name: 'Freedom',
    meaning:
      'No fixed term, no subscription in this shop, no account needed. Your own SIM stays in your phone.',
  },
] as const;
