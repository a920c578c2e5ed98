import type * as source from './code-refusal-words.ts';

export const codeRefusals: typeof source.codeRefusals = {
  unknown: '没有这个优惠码，请检查是否输入正确。',
  not_yet: '此优惠码尚未生效，请稍后再试。',
  ended: '此优惠码已过期。',
  used_up: '此优惠码已被用完。',
  used_by_you: '你已经用过此优惠码。',
  held_by_you: '你的另一个未付款订单正在使用此优惠码。请先完成那个订单，或在 1 小时后再试。',
  not_first: '此优惠码仅限首次下单使用。',
  other_place: '此优惠码不适用于这个目的地。',
  other_currency: '此优惠码不适用于这种货币。用美元付款时可以使用。',
  no_effect: '此优惠码不会降低这个套餐的价格。',
};
