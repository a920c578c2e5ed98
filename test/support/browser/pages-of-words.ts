/** Every page with text about paying or signing in. */
export const PAGES_OF_WORDS = [
  '/',
  '/faq',
  '/privacy',
  '/support',
  '/terms-of-service',
  '/refund-policy',
  '/sign-in-failed',
];
