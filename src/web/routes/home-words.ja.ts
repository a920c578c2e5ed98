import { formatHours } from '../../domain/promise/refund-time.ts';
import type * as source from './home-words.ts';

const OFFER =
  '200か国以上で使えるプリペイドのデータeSIM。1分で購入、自宅でインストール、到着後すぐつながります。';

export const homeWords: typeof source.homeWords = {
  meta: { title: '200か国以上で使える旅行用eSIM', description: OFFER },
  lost: 'ページが見つかりませんでした。代わりにホームを表示しています。',
  title: 'シートベルト\u200B着用サインが消える前に、もうオンライン。',
  lead: OFFER,
  countries: '200か国以上',
  free: '登録不要',
  refund: (hours) => `未使用なら${formatHours(hours)}は返金可`,
  popular: '人気の渡航先',
  pay: (paypal) => `Visa、Mastercard、American Express${paypal ? '、PayPal' : ''}`,
};
