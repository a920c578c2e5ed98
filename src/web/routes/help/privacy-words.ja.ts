import type * as source from './privacy-words.ts';

export const privacyWords: typeof source.privacyWords = {
  meta: {
    title: 'プライバシーポリシー',
    description: '保存する情報、その理由と期間、情報を見られる人について。',
  },
  title: 'プライバシーポリシー',
  lead: '保存する情報、その理由と期間、お客様が求められることについて。',
};
