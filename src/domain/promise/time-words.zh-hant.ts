export const BANK_TIME: string = '銀行通常會在 5 至 10 個工作天內入帳。';

export const WITHDRAW_LINK: string = '在此解除契約';
