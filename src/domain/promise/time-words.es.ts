export const BANK_TIME: string = 'El dinero suele aparecer en tu cuenta en un plazo de 5 a 10 días hábiles.';

/** In the words of the Spanish version of the European law. */
export const WITHDRAW_LINK: string = 'Desistir del contrato aquí';
