/** For the page of all components, which only developers see. */
export const componentsWords = {
  meta: { title: 'Components', description: 'Every component in its states, by day and by night.' },
  day: 'Day',
  night: 'Night',
  sample: 'Simport',
  large: 'Large',
  busy: 'Busy',
  off: 'Disabled',
  alert: 'Your card was declined.',
  text: 'Nothing was charged. Try another card, or pay with PayPal.',
  field: 'Email Address',
  wrong: 'Please enter a valid email address',
  beside: 'Apply',
  question: 'When should I install the eSIM?',
  show: 'Show',
  hide: 'Hide',
  open: 'Open a sheet',
};
