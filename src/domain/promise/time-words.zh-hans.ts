export const BANK_TIME: string = '银行通常会在 5 至 10 个工作日内显示退款。';

export const WITHDRAW_LINK: string = '在此撤回合同';
