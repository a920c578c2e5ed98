export const BANK_TIME: string = 'Zwrot jest zwykle widoczny na koncie w ciągu 5–10 dni roboczych.';

export const WITHDRAW_LINK: string = 'Odstąp od umowy tutaj';
