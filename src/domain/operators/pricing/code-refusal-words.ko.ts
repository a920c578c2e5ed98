import type * as source from './code-refusal-words.ts';

export const codeRefusals: typeof source.codeRefusals = {
  unknown: '없는 할인 코드예요. 철자를 확인해 주세요.',
  not_yet: '아직 사용할 수 없는 할인 코드예요. 나중에 다시 시도해 주세요.',
  ended: '사용 기간이 끝난 할인 코드예요.',
  used_up: '준비된 수량이 모두 사용된 할인 코드예요.',
  used_by_you: '이미 사용한 할인 코드예요.',
  held_by_you:
    '아직 결제하지 않은 다른 주문에서 이 할인 코드를 사용하고 있어요. 그 주문을 마치거나 1시간 후에 다시 시도해 주세요.',
  not_first: '첫 주문에만 사용할 수 있는 할인 코드예요.',
  other_place: '이 여행지에는 사용할 수 없는 할인 코드예요.',
  other_currency: '이 통화에는 사용할 수 없는 할인 코드예요. 미국 달러로 결제하면 사용할 수 있어요.',
  no_effect: '이 할인 코드를 써도 이 요금제의 가격은 내려가지 않아요.',
};
