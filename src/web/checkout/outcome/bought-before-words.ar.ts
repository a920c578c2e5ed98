import { phrase } from '../../core/phrase.ts';
import type * as source from './bought-before-words.ts';

export const boughtBeforeWords: typeof source.boughtBeforeWords = {
  title: 'اشتريت هذا من قبل',
  text: {
    eSIM: (country, at) => phrase`دفعت ثمن شريحة eSIM لرحلتك إلى ${country} في ${at}.`,
    plan: (country, at) => phrase`دفعت ثمن البيانات المضافة لرحلتك إلى ${country} في ${at}.`,
  },
  order: 'عرض طلبك',
  another: { eSIM: 'شراء شريحة أخرى', plan: 'إضافتها مرة أخرى' },
};
