export const BANK_TIME: string = 'يظهر المبلغ لدى البنوك عادةً خلال 5 إلى 10 أيام عمل.';

export const WITHDRAW_LINK: string = 'العدول عن العقد هنا';
