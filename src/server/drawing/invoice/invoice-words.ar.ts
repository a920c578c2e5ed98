import { formatDays } from '../../../domain/catalog/data-amount.ts';
import { forPlace } from '../../../domain/language-words.ar.ts';
import type * as source from './invoice-words.ts';

export const invoiceWords: typeof source.invoiceWords = {
  title: { invoice: 'فاتورة', credit_note: 'إشعار دائن' },
  soldBy: 'البائع',
  billedTo: 'المشتري',
  nameErased: 'مُحي الاسم',
  vatNumber: (number) => `الرقم الضريبي ${number}`,
  rows: {
    order: 'الطلب',
    corrects: 'يصحح الفاتورة',
    paidOn: 'تاريخ الدفع',
    method: { invoice: 'طريقة الدفع', credit_note: 'أُعيد المبلغ إلى' },
    period: 'مدة الخدمة',
    payTo: 'يُدفع بتحويل بنكي إلى',
    owed: 'المبلغ المستحق',
  },
  period: {
    first_use: (days) => `${formatDays(days)} من أول استخدام`,
    purchase: (days) => `${formatDays(days)} من الشراء`,
  },
  description: 'الوصف',
  amount: 'المبلغ',
  plan: {
    whole: ({ country, label, days }) =>
      `باقة بيانات eSIM ${forPlace(country)}، ${label}، ${formatDays(days)}`,
    part: ({ country, label, days }) =>
      `جزء من سعر باقة بيانات eSIM ${forPlace(country)}، ${label}، ${formatDays(days)}`,
    rest: ({ country, label, days }) =>
      `باقي سعر باقة بيانات eSIM ${forPlace(country)}، ${label}، ${formatDays(days)}`,
    tax: ({ country, label, days }) =>
      `ضريبة القيمة المضافة على باقة بيانات eSIM ${forPlace(country)}، ${label}، ${formatDays(days)}`,
  },
  code: (code) => `رمز الخصم ${code}`,
  taxes: 'الضرائب ورسوم الخدمة',
  included: 'مشمولة',
  untaxed: 'لا تُحصَّل ضريبة قيمة مضافة ولا ضريبة مبيعات.',
  net: 'المبلغ دون الضريبة',
  vat: (rate, country) => `ضريبة القيمة المضافة ${rate} (${country})`,
  noVat: {
    outside: 'لا ضريبة قيمة مضافة: المشتري في بلد لا نحصّلها فيه.',
    reverse_charge: 'الاحتساب العكسي: يسدّد المشتري ضريبة القيمة المضافة.',
  },
  national: (tax, day) => `ضريبة القيمة المضافة بالعملة المحلية: ${tax}، بسعر صرف ${day}.`,
  total: { invoice: 'إجمالي المدفوع', credit_note: 'إجمالي المبلغ المُعاد' },
  credited: {
    total: 'إجمالي المبلغ المقيَّد لصالحك',
    note: (email) => `يُطرح هذا المبلغ مما هو مستحق عليك لنا. هل لديك أسئلة؟ راسلنا على ${email}.`,
  },
  thanks: (shop, email) => `شكرًا لسفرك مع ${shop}. هل لديك أسئلة؟ راسلنا على ${email}.`,
  returned: {
    whole: (email) => `أُعيد كامل المبلغ المدفوع. هل لديك أسئلة؟ راسلنا على ${email}.`,
    part: (email) => `أُعيد جزء من المبلغ المدفوع. هل لديك أسئلة؟ راسلنا على ${email}.`,
    rest: (email) => `أُعيد ما تبقى من المبلغ المدفوع. هل لديك أسئلة؟ راسلنا على ${email}.`,
    tax: (email) => `أُعيدت ضريبة القيمة المضافة. هل لديك أسئلة؟ راسلنا على ${email}.`,
  },
};
