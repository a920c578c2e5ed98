export const BANK_TIME: string = 'Os bancos costumam creditar o valor em 5 a 10 dias úteis.';

/** In the words of Brazilian consumer law. */
export const WITHDRAW_LINK: string = 'Desistir do contrato aqui';
