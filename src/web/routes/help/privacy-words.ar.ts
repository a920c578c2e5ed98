import type * as source from './privacy-words.ts';

export const privacyWords: typeof source.privacyWords = {
  meta: {
    title: 'سياسة الخصوصية',
    description: 'ما نحفظه عنك، ولماذا، وإلى متى، ومن غيرنا يرى شيئًا منه.',
  },
  title: 'سياسة الخصوصية',
  lead: 'ما نحفظه عنك، ولماذا، وإلى متى، وما يمكنك أن تطلبه منا.',
};
