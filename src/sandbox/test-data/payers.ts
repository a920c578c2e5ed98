/** Somebody who can pay in the approval window of the sandbox's PayPal. */
export interface Payer {
  id: string;
  given_name: string;
  surname: string;
  email: string;
  /** PayPal's name for the account. */
  account: string;
  /** What is special about the payer, shown beside the name. */
  note?: string;
  /** One line for people. */
  meaning: string;
  play: PayerPlay;
}

/**
 * `pays`: captured at once. `pending`: held, then completed by itself. `bounces`: held, then denied. `declined-first`: the
 * capture after the first approval of an order is declined. `fails`: the window itself ends with an error.
 */
type PayerPlay = 'pays' | 'pending' | 'bounces' | 'declined-first' | 'fails';

/** How long a payment is held, in seconds of the sandbox's clock. */
export const HELD_SECONDS = 60;

export const PAYERS: Payer[] = [
  {
    id: 'pat',
    given_name: 'Pat',
    surname: 'Normal',
    email: 'pat@payer.example',
    account: 'PATNRMAL23456',
    meaning: 'pays at once',
    play: 'pays',
  },
  {
    id: 'erin',
    given_name: 'Erin',
    surname: 'Check',
    email: 'erin@payer.example',
    account: 'ERYNCHECK2345',
    note: 'pending e-check',
    meaning: `held by PayPal, goes through ${HELD_SECONDS} seconds later`,
    play: 'pending',
  },
  {
    id: 'bo',
    given_name: 'Bo',
    surname: 'Bounce',
    email: 'bo@payer.example',
    account: 'BQBQUNCE23456',
    note: 'e-check that bounces',
    meaning: `held by PayPal, denied ${HELD_SECONDS} seconds later`,
    play: 'bounces',
  },
  {
    id: 'dana',
    given_name: 'Dana',
    surname: 'Declined',
    email: 'dana@payer.example',
    account: 'DANADECL23456',
    note: 'declined the first time',
    meaning: 'declined once for each order, then pays',
    play: 'declined-first',
  },
  {
    id: 'fay',
    given_name: 'Fay',
    surname: 'Fails',
    email: 'fay@payer.example',
    account: 'FAYFAYLS23456',
    note: 'the window fails',
    meaning: 'the window ends with an error, nothing is paid',
    play: 'fails',
  },
];

/** The payer's name and what is special about it, for the window's list. */
export function payerName({ given_name, surname, note }: Payer): string {
  return `${given_name} ${surname}${note ? ` (${note})` : ''}`;
}
