export const BANK_TIME: string = 'Di solito le banche lo mostrano entro 5-10 giorni lavorativi.';

/** In the words of the Italian law. */
export const WITHDRAW_LINK: string = 'Recedi dal contratto qui';
