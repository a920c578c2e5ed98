import { forPlace } from '../language-words.ar.ts';
import type * as source from './pass-words.ts';

export const PASS_STAMPS: typeof source.PASS_STAMPS = {
  preview: null,
  paid: 'تم الدفع',
  ready: 'جاهزة للتثبيت',
  in_use: null,
  used_up: 'نفدت',
  over: 'انتهت',
  returned: 'أُعيد المبلغ',
};

export const passTitle: typeof source.passTitle = (country, isAdded) =>
  isAdded ? `بيانات ${forPlace(country)}` : `eSIM ${forPlace(country)}`;

export const passPlan: typeof source.passPlan = (label, days) => `${label}، ${days}`;
