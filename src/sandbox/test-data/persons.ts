/** Somebody who can sign in with the OpenID provider with one click. */
export interface Person {
  /** Keeps the account's subject the same if there is no e-mail address. */
  id: string;
  name: string;
  given_name: string;
  family_name?: string;
  /** Without it, the account shares no address. */
  email?: string;
  email_verified?: boolean;
  /** One line for people. */
  meaning: string;
  /** `fails`: the code cannot be exchanged for tokens. `slow`: only after `SLOW_SIGN_IN_SECONDS`. */
  trouble?: Trouble;
}

export type Trouble = 'fails' | 'slow';

export const SLOW_SIGN_IN_SECONDS = 10;

export const PERSONS: Person[] = [
  {
    id: 'ada',
    name: 'Ada Traveller',
    given_name: 'Ada',
    family_name: 'Traveller',
    email: 'ada@traveller.example',
    email_verified: true,
    meaning: 'signs in',
  },
  {
    id: 'kartini',
    name: 'Kartini',
    given_name: 'Kartini',
    email: 'kartini@traveller.example',
    email_verified: true,
    meaning: 'one name only',
  },
  {
    id: 'ana',
    name: 'Ana Maria Silva',
    given_name: 'Ana Maria',
    family_name: 'Silva',
    email: 'ana.silva@traveller.example',
    email_verified: true,
    meaning: 'name of three parts',
  },
  {
    id: 'uma',
    name: 'Uma Unproven',
    given_name: 'Uma',
    family_name: 'Unproven',
    email: 'uma@traveller.example',
    email_verified: false,
    meaning: 'address not verified',
  },
  {
    id: 'noel',
    name: 'Noel Nomail',
    given_name: 'Noel',
    family_name: 'Nomail',
    meaning: 'shares none',
  },
  {
    id: 'felix',
    name: 'Felix Fails',
    given_name: 'Felix',
    family_name: 'Fails',
    email: 'felix@traveller.example',
    email_verified: true,
    meaning: 'fails at the token step',
    trouble: 'fails',
  },
  {
    id: 'sol',
    name: 'Sol Slow',
    given_name: 'Sol',
    family_name: 'Slow',
    email: 'sol@traveller.example',
    email_verified: true,
    meaning: `answers after ${SLOW_SIGN_IN_SECONDS} s`,
    trouble: 'slow',
  },
];
