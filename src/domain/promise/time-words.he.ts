export const BANK_TIME: string = 'בדרך כלל הזיכוי מופיע בבנק בתוך 5 עד 10 ימי עסקים.';

export const WITHDRAW_LINK: string = 'לביטול העסקה';
