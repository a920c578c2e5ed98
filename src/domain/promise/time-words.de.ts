export const BANK_TIME: string =
  'Meist siehst du das Geld innerhalb von 5 bis 10 Werktagen auf deinem Konto.';

/** In the words of § 356a BGB. */
export const WITHDRAW_LINK: string = 'Vertrag widerrufen';
