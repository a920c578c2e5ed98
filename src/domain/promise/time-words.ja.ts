export const BANK_TIME: string = '銀行の明細に反映されるまで、通常5〜10営業日かかります。';

export const WITHDRAW_LINK: string = '契約の撤回はこちら';
