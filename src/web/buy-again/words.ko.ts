import { phrase } from '../core/phrase.ts';
import type * as source from './words.ts';

export const buyAgainWords: typeof source.buyAgainWords = {
  over: '다시 구매',
  title: '이 요금제를 다시 구매할까요?',
  terms: (email) =>
    phrase`쓰던 eSIM에 데이터를 추가하는 것이 아니라 새 eSIM을 구매해요. 카드에 바로 청구되고, QR 코드를 ${email} 주소로 보내 드려요.`,
  noPrice: '가격을 불러오지 못했어요.',
  gone: {
    title: '더 이상 판매하지 않는 요금제예요.',
    others: (country) => `${country} 다른 요금제 보기`,
  },
  busy: '결제하는 중…',
  buy: (total) => `바로 구매 • ${total}`,
  otherWay: '다른 방법으로 결제',
  bought: {
    title: (iccid) => `eSIM을 구매했어요. ICCID: ${iccid}`,
    text: (email) => `목록에 추가했어요. QR 코드를 ${email} 주소로 보내고 있어요.`,
  },
  onItsWay: {
    title: (country) => `${country} eSIM을 준비하고 있어요`,
    text: (email) => `결제가 완료됐어요. ${email} 주소로 보내 드릴게요.`,
  },
  bankWaits: {
    title: '은행에서 아직 결제를 확인하고 있어요',
    text: '확인되는 대로 eSIM을 이메일로 보내 드려요.',
  },
  failed: (why) => `구매하지 못했어요. ${why ?? '다시 시도해 주세요.'}`,
  unanswered: '구매하지 못했어요. 다시 시도해 주세요.',
  toCheckout: '결제 페이지로 이동',
  card: '카드',
};
