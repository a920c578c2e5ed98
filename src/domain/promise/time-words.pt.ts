export const BANK_TIME: string = 'Os bancos costumam levar de 5 a 10 dias úteis para mostrar o valor.';

/** In the words of Brazilian consumer law. */
export const WITHDRAW_LINK: string = 'Desistir do contrato aqui';
