import { phrase } from '../../core/phrase.ts';
import type * as source from './support-words.ts';

export const supportWords: typeof source.supportWords = {
  meta: {
    title: 'サポート',
    description: 'メールまたはライブチャットで担当者に連絡できます。よくある質問への回答もあります。',
  },
  title: 'サポート',
  lead: '旅行の前でも、途中でも、後でも。お困りのときは担当者がお答えします。',
  service: '当店の約束',
  questions: 'よくある質問',
  more: {
    text: (faq, guide) => phrase`ほかの回答は${faq}、スマホでの手順は${guide}をご覧ください。`,
    faq: 'よくある質問のページ',
    guide: 'インストールガイド',
  },
};
