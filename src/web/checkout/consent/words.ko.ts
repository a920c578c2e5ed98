import { phrase } from '../../core/phrase.ts';
import type * as source from './words.ts';

export const consentWords: typeof source.consentWords = {
  title: '즉시 제공',
  missing: '두 항목에 모두 체크해 주세요. 체크하지 않으면 청약 철회 기간이 끝날 때까지 보내 드릴 수 없어요.',
};

export const termsWords: typeof source.termsWords = {
  agree: (terms, privacy) => phrase`결제하면 ${terms} 및 ${privacy}에 동의하게 돼요.`,
  noScript: '결제하려면 JavaScript가 필요해요. JavaScript를 켜고 새로고침해 주세요.',
};
