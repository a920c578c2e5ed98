import { named } from '../../domain/language-words.ts';

/** Several plans in one purchase. */
export const basketWords = {
  add: 'Add another',
  addOf: (plan: string) => `Add another: ${plan}`,
  inBasket: (plans: number) => (plans === 1 ? '1 plan in your basket' : `${plans} plans in your basket`),
  full: 'A basket holds 10 plans. Check out, then start another.',
  checkOut: 'Check out',
  /** The heading of several plans, in place of one plan's. */
  plans: (plans: number) => (plans === 1 ? '1 plan' : `${plans} plans`),
  one: (plan: string) => `One less: ${plan}`,
  removeOf: (plan: string) => `Remove ${plan}`,
  /** Of a line that comes with no eSIM of its own. */
  onto: (place: string) => `Goes onto the eSIM for ${named(place)}`,
  each: 'Each plan comes with an eSIM of its own.',
  another: 'Add a plan for another place',
  changed: (plans: number) => (plans === 1 ? '1 plan in this purchase' : `${plans} plans in this purchase`),
};
