import type * as source from './code-refusal-words.ts';

export const codeRefusals: typeof source.codeRefusals = {
  unknown: '沒有這個優惠碼，請檢查是否輸入正確。',
  not_yet: '此優惠碼尚未生效，請稍後再試。',
  ended: '此優惠碼已截止。',
  used_up: '此優惠碼已兌換完畢。',
  used_by_you: '您已經用過此優惠碼。',
  held_by_you: '您另一筆未付款的訂單正在使用此優惠碼。請先完成那筆訂單，或 1 小時後再試。',
  not_first: '此優惠碼僅限首筆訂單使用。',
  other_place: '此優惠碼不適用於這個目的地。',
  other_currency: '此優惠碼不適用於這個幣別。以美元付款時即可使用。',
  no_effect: '此優惠碼無法降低這個方案的價格。',
};
