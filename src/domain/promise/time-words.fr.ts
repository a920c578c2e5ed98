export const BANK_TIME: string =
  'L’argent apparaît généralement sur votre compte sous 5 à 10\u00A0jours ouvrés.';

/** In the words of the French law. */
export const WITHDRAW_LINK: string = 'Renoncer au contrat ici';
