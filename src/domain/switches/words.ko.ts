import { byMethod } from '../checkout/payment-method.ts';
import type * as source from './words.ts';

export const defaultWords: typeof source.defaultWords = {
  ...byMethod(({ name }) => `지금은 ${name} 결제를 받을 수 없어요. 카드로 결제해 주세요.`),
  sales:
    '판매를 잠시 쉬고 있어요. 이미 가지고 있는 eSIM은 계속 사용할 수 있어요. 잠시 후 다시 방문해 주세요.',
  card: '지금은 카드 결제를 받을 수 없어요. 다른 방법으로 결제하거나 잠시 후 다시 방문해 주세요.',
  wallets: '지금은 Apple Pay, Google Pay, Link 결제를 받을 수 없어요. 다른 방법으로 결제해 주세요.',
  top_ups: '데이터 추가를 잠시 멈췄어요. eSIM은 계속 사용할 수 있어요. 잠시 후 다시 시도해 주세요.',
  refunds: '지금은 환불이 평소보다 조금 더 걸려요. 요청은 접수됐고 자동으로 환불돼요.',
};
