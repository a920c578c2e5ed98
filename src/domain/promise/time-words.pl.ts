export const BANK_TIME: string = 'Zwykle widać je na koncie w ciągu 5 do 10 dni roboczych.';

export const WITHDRAW_LINK: string = 'Odstąp od umowy tutaj';
