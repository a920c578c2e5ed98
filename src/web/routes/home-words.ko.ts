import { formatHours } from '../../domain/promise/refund-time.ts';
import type * as source from './home-words.ts';

const OFFER =
  '200개 이상의 국가에서 쓰는 선불 데이터 eSIM. 1분 만에 구매하고, 집에서 설치하고, 착륙하면 바로 연결돼요.';

export const homeWords: typeof source.homeWords = {
  meta: { title: '200개 이상의 국가에서 쓰는 여행용 eSIM', description: OFFER },
  lost: '페이지를 찾지 못했어요. 대신 홈을 보여 드려요.',
  title: '좌석벨트 표시등이 꺼지기\u00A0전에 연결\u00A0완료.',
  lead: OFFER,
  countries: '200개 이상의 국가',
  free: '계정 없이 구매',
  refund: (hours) => `미사용 시 ${formatHours(hours)} 내 환불`,
  popular: '인기 여행지',
  pay: (paypal) => `Visa, Mastercard, American Express${paypal ? ', PayPal' : ''}`,
};
