import { byMethod } from '../checkout/payment-method.ts';
import type * as source from './words.ts';

export const defaultWords: typeof source.defaultWords = {
  ...byMethod(({ name }) => `現在、${name}を使えません。カードで支払ってください。`),
  sales:
    '販売を一時休止しています。すでにお持ちのeSIMは引き続き使えます。しばらくしてからまたお越しください。',
  card: '現在、カードを使えません。別の方法で支払うか、しばらくしてからまたお越しください。',
  wallets: '現在、Apple Pay、Google Pay、Linkを使えません。別の方法で支払ってください。',
  top_ups: 'データ追加を一時休止しています。eSIMは引き続き使えます。しばらくしてからもう一度お試しください。',
  refunds: '現在、返金に通常より少し時間がかかっています。申請は受け付け済みで、自動で返金されます。',
};
