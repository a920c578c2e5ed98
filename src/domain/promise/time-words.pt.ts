export const BANK_TIME: string = 'O dinheiro costuma aparecer na sua conta em 5 a 10 dias úteis.';

/** In the words of Brazilian consumer law. */
export const WITHDRAW_LINK: string = 'Desistir do contrato aqui';
