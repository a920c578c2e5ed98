import { forPlace } from '../../domain/language-words.ar.ts';
import { phrase } from '../core/phrase.ts';
import type * as source from './words.ts';

export const deleteEsimWords: typeof source.deleteEsimWords = {
  title: 'حذف eSIM',
  keep: 'الاحتفاظ بها',
  text: (country, plan) =>
    `ستختفي «${country}، ${plan}» من قائمتك. تستمر في العمل على هاتفك، وستجدها في «شرائح eSIM المخفية». هذا ليس استردادًا.`,
  failed: 'تعذّر حذف eSIM. حاول مرة أخرى.',
};

export const esimsFailedWords: typeof source.esimsFailedWords = {
  title: 'تعذّر تحميل شرائح eSIM',
  text: 'شرائح eSIM لديك في أمان. تحقق من اتصالك وحاول مرة أخرى.',
};

export const hiddenEsimsWords: typeof source.hiddenEsimsWords = {
  title: (count) => `شرائح eSIM المخفية (${count})`,
  plan: (plan, days, iccid) => `${plan}، ${days}، ICCID …${iccid}`,
  restore: 'استعادة',
  which: (country, iccid) => `${country}، ICCID …${iccid}`,
};

export const hidingWords: typeof source.hidingWords = {
  restoreFailed: {
    title: 'تعذّرت استعادة eSIM. حاول مرة أخرى.',
    text: 'ما زالت في «شرائح eSIM المخفية».',
  },
  hidden: (country) => `أُزيلت شريحة eSIM ${forPlace(country)} من القائمة.`,
  undo: 'تراجع',
};

export const noEsimsWords: typeof source.noEsimsWords = {
  title: 'لا توجد شرائح eSIM بعد',
  text: 'ستجد هنا أول شريحة تشتريها، جاهزة للتثبيت.',
  browse: 'تصفّح الباقات',
};

export const ownEsimsWords: typeof source.ownEsimsWords = {
  count: (count) => phrase`شرائح eSIM المشتراة: ${count}`,
  countAloud: (count) => `شرائح eSIM المشتراة: ${count}`,
  more: (left) => `عرض المزيد من شرائح eSIM (${left})`,
};

export const returnedWords: typeof source.returnedWords = {
  title: (country) => `أُعيد مبلغ طلبك (${country})`,
  coming: (amount, method, order) =>
    method === null
      ? `الطلب ${order}: نعيد إليك مبلغ ${amount}.`
      : `الطلب ${order}: نعيد مبلغ ${amount} إلى ${method}.`,
  sent: (amount, method, order) =>
    `الطلب ${order}: أُعيد مبلغ ${amount} إلى ${method ?? 'وسيلة الدفع التي استخدمتها'}.`,
  order: 'عرض طلبك',
};

export const waitingWords: typeof source.waitingWords = {
  pending: {
    title: (country) => `ما زال التحقق من الدفعة جاريًا (${country})`,
    text: (order) => `الطلب ${order} بانتظارها.`,
  },
  paid: {
    eSIM: (country) => `شريحة eSIM ${forPlace(country)} في طريقها إليك`,
    plan: (country) => `البيانات المضافة ${forPlace(country)} في طريقها إليك`,
    text: (order) => `دُفع ثمن الطلب ${order}. يمكنك إغلاق هذه الصفحة. سنراسلك فور وصوله.`,
  },
};
