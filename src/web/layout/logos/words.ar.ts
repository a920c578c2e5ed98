import type * as source from './words.ts';

export const storeWords: typeof source.storeWords = {
  play: {
    before: 'متوفر على',
    name: 'Google Play',
  },
  other: {
    before: 'تنزيل لنظام',
    name: 'Android',
  },
};
