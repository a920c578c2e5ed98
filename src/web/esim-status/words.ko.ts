import { phrase } from '../core/phrase.ts';
import type * as source from './words.ts';

/** '1.2 GB', as the API words it, without its space. */
const close = (amount: string) => amount.replace(/ (?=[GM]B$)/, '');

export const dataLeftWords: typeof source.dataLeftWords = {
  left: (amount) => `${close(amount)} 남음`,
  unused: (amount) => `${close(amount)} 미사용`,
  of: (left, all) => phrase`${left} / ${close(all)}`,
  ofToday: (amount) => `오늘 ${close(amount)}`,
  low: '데이터가 얼마 남지 않았어요. 데이터를 추가해 보세요.',
  spent: '데이터를 추가하면 다시 연결돼요.',
  read: (ago) => phrase`${ago} 업데이트`,
  readAtFullSpeed: (ago) => phrase`최고 속도 데이터, ${ago} 업데이트`,
};

export const statusLabels: typeof source.statusLabels = {
  purchased: '구매 완료',
  active: '사용 중',
  cancelled: '취소됨',
  expired: '만료됨',
  depleted: '사용 완료',
};

export const statusWords: typeof source.statusWords = {
  failed: '요금제 상태를 불러오지 못했어요',
  offline: '네트워크 오류로 요금제 상태를 불러오지 못했어요',
};
