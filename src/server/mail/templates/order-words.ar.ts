import { formatDays } from '../../../domain/catalog/data-amount.ts';
import type * as source from './order-words.ts';

export const orderWords: typeof source.orderWords = {
  planLine: (country, label, days) => `${country}، ${label}، ${formatDays(days)}`,
  picture: {
    ofPlace: (country) => `${country} بأضواء المدن ليلًا`,
    ofGlobe: 'الكرة الأرضية بأضواء المدن ليلًا',
  },
  yourOrder: 'طلبك',
  whatNext: 'الخطوة التالية',
  rows: { plan: 'الباقة', order: 'الطلب' },
  seeOrder: 'عرض الطلب',
  seeEsim: 'عرض شريحة eSIM',
  tryAgain: 'محاولة أخرى',
};

export const momentWords: typeof source.momentWords = {
  inUtc: (moment) => `${moment} (UTC)`,
  inPlace: (moment, country) => `${moment} (بالتوقيت المحلي في ${country})`,
};
