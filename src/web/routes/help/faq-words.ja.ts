import { phrase } from '../../core/phrase.ts';
import type * as source from './faq-words.ts';

export const faqWords: typeof source.faqWords = {
  meta: {
    title: 'よくある質問',
    description: '購入前、お支払い時、旅行中、旅行後の旅行用eSIMについての疑問と、対応端末についての回答。',
  },
  title: '質問と回答',
  lead: (support) =>
    phrase`eSIMの購入、インストール、使い方についてまとめました。お急ぎの場合は${support}へ。`,
  support: 'サポートページ',
  phones: '自分のスマホで使えますか？',
  models: (checker) => phrase`100以上の機種を掲載した${checker}で検索できます。`,
  checker: '対応端末チェッカー',
  notAnswered: {
    title: '答えが見つかりませんか？',
    text: (address) => phrase`${address}までご連絡ください。メールは24時間受け付けています。`,
  },
};
