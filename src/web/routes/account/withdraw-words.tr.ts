import type * as source from './withdraw-words.ts';

export const withdrawWords: typeof source.withdrawWords = {
  meta: {
    title: 'Sözleşmeden cayma',
    description: 'Kanunun tüketicilere tanıdığı süre içinde bir siparişin sözleşmesinden cayın.',
  },
};
