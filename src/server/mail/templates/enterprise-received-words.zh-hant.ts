import { spaced } from '../../../domain/language-words.zh-hant.ts';
import type * as source from './enterprise-received-words.ts';

export const enterpriseReceivedWords: typeof source.enterpriseReceivedWords = {
  subject: '我們已收到您的企業詢問',
  preview: '會有專人在一個工作天內回覆您。',
  lead: (day) => spaced`謝謝！我們已於${day}收到您的詢問，會有專人在一個工作天內回覆您。`,
  seePlans: '查看我們的方案',
  more: '想補充說明嗎？直接回覆這封信即可。',
  wasNotYou: '沒有向我們詢問過嗎？可能是有人打錯了電子信箱，請忽略這封信。',
};
