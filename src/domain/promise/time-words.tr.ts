export const BANK_TIME: string = 'Bankalar iadeyi genellikle 5–10 iş günü içinde hesaba yansıtır.';

export const WITHDRAW_LINK: string = 'Sözleşmeden buradan cayın';
