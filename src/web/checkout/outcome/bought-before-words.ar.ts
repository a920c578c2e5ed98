import { forPlace } from '../../../domain/language-words.ar.ts';
import { phrase } from '../../core/phrase.ts';
import type * as source from './bought-before-words.ts';

export const boughtBeforeWords: typeof source.boughtBeforeWords = {
  title: 'سبق أن اشتريت هذه الباقة',
  text: {
    eSIM: (country, at) => phrase`دفعت ثمن شريحة eSIM ${forPlace(country)} في ${at}.`,
    plan: (country, at) => phrase`دفعت ثمن بياناتك المضافة ${forPlace(country)} في ${at}.`,
  },
  order: 'عرض طلبك',
  another: { eSIM: 'شراء شريحة أخرى', plan: 'إضافتها مرة أخرى' },
};
