import type { Role } from '../../../domain/operators/roles.ts';

/** In the address of an operator who comes for the first time. */
export const NEW = 'new';

/** The shop's answer about an invitation. */
export interface Joining {
  email: string;
  role: Role;
  step: 'account' | 'sign_in' | 'factor' | 'other_account';
  /** How they can sign in to the account they have. */
  ways: { password: boolean; google: boolean };
  /** The account signed in at the shop. */
  signed_in_as: string | null;
}
