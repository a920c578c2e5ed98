import { formatDataAmount, type Megabytes } from '../../domain/catalog/data-amount.ts';
import { counted, ofDays } from '../../domain/language-words.ar.ts';
import { phrase } from '../core/phrase.ts';
import { listed } from '../core/words.ts';
import type * as source from './words.ts';

export const tripPageWords: typeof source.tripPageWords = {
  meta: {
    title: 'رحلة بعدة محطات',
    description:
      'أدخل محطاتك وأيامك لترى باقات eSIM التي تغطي كل يوم من الرحلة: بأقل تكلفة، وبأقل عدد من الباقات.',
  },
  title: 'خطّط لرحلتك',
  lead: 'أدخل محطاتك ومدة إقامتك، لترى الباقات التي تغطي كل يوم.',
};

const amount = (name: string) => (megabytes: Megabytes) => `${name} (${formatDataAmount(megabytes)})`;

export const tripFormWords: typeof source.tripFormWords = {
  stops: 'المحطات',
  stop: (position) => `المحطة ${position}`,
  placeOf: (position) => `المحطة ${position}`,
  example: 'إسبانيا',
  days: 'الأيام',
  add: 'إضافة محطة أخرى',
  up: (place) => `نقل إلى الأعلى: ${place}`,
  down: (place) => `نقل إلى الأسفل: ${place}`,
  remove: (place) => `إزالة: ${place}`,
  moved: (place, position, of) => `${place}: المحطة ${position} من ${of}`,
  use: 'البيانات في اليوم',
  habits: {
    light: amount('قليل: رسائل وخرائط'),
    normal: amount('عادي: بعض الفيديو'),
    heavy: amount('كثير: فيديو كثير'),
    hotspot: amount('نقطة اتصال للحاسوب المحمول'),
  },
  megabytes: 'أو MB في اليوم',
  start: 'اليوم الأول (اختياري)',
  unlimited: 'بيانات غير محدودة فقط',
  borders: 'تغطية البلدين في أيام التنقل',
  bordersHint: 'للأيام التي تستخدم فيها البيانات على جانبي الحدود.',
  plan: 'ابحث عن باقات',
};

export const tripFaultWords: typeof source.tripFaultWords = {
  many_stops: 'يمكن أن تضم الرحلة 12 محطة. احذف بعضها أو قسّم الرحلة إلى رحلتين.',
  many_days: 'يمكن أن تدوم الرحلة 365 يومًا في المجموع. قصّر إحدى المحطات أو قسّم الرحلة إلى رحلتين.',
  megabytes: 'أدخل البيانات في اليوم عددًا صحيحًا بوحدة MB، مثل 750.',
  start: 'أدخل اليوم الأول تاريخًا، مثل \u20662027-06-01\u2069.',
  twice: 'يذكر رابط الصفحة البيانات أو اليوم الأول أو خيارًا آخر أكثر من مرة. اختر من جديد.',
  unknown: (typed) => `لا نعرف «${typed}». أدخل اسم بلد.`,
  nearly: (typed, place) => `لا نعرف «${typed}». هل تقصد ${place}؟`,
  days: 'أدخل عدد الأيام، من 1 إلى 365.',
};

export const tripDayWords: typeof source.tripDayWords = {
  day: (day) => `اليوم ${day}`,
  days: (from, to) => `الأيام ${from} إلى ${to}`,
};

export const tripAnswerWords: typeof source.tripAnswerWords = {
  cheapest: 'الأقل تكلفة',
  fewest: 'أقل عدد من الباقات',
  both: 'باقاتك',
  count: (plans) =>
    counted(plans, { one: 'باقة واحدة', two: 'باقتان', few: 'باقات', many: 'باقة', other: 'باقة' }),
  inOrder: 'الباقات، وفي الأعلى أول ما تشتريه وتثبّته',
  use: 'الاستخدام',
  install: 'التثبيت',
  before: 'قبل السفر',
  buyFrom: 'أقرب موعد للشراء',
  daysBefore: (days) => (days === 1 ? 'قبل السفر بيوم واحد' : `قبل السفر بمدة ${ofDays(days)}`),
  details: 'التفاصيل',
  detailsOf: (place, plan) => `التفاصيل: ${place}، ${plan}`,
  buy: 'شراء',
  buyAll: 'شراء هذه الباقات',
  buySome: (plans) => `شراء ${plans} من هذه الباقات الآن`,
  buyOf: (place, plan) => `شراء: ${place}، ${plan}`,
  whole: (place, price) =>
    phrase`لماذا لم نختر باقة إقليمية؟ باقة واحدة للرحلة كلها، ${place}، سعرها ${price}.`,
  lacks: (region, places) =>
    phrase`لماذا لم نختر باقة إقليمية؟ ${region} تغطي معظم الرحلة، لكنها لا تشمل: ${listed(places)}.`,
  tooShort: (region) =>
    phrase`لماذا لم نختر باقة إقليمية؟ ${region} تعمل في كل المحطات، لكن لا باقة منها تدوم طوال الرحلة ببيانات كافية.`,
  gaps: {
    unsold: (place) => `لا تعمل أي باقة في ${place}.`,
    too_little: (place) => `لا توجد في ${place} باقة بهذا القدر من البيانات في اليوم.`,
  },
  gapNote: 'بلا بيانات. الباقات أدناه تغطي الباقي.',
  tools: 'احتفظ بهذه النتيجة',
  link: 'رابط هذه الرحلة',
  print: 'طباعة',
  calendar: 'إضافة إلى التقويم',
  calendarNeedsDay: 'أدخل اليوم الأول لإضافة أيام التثبيت إلى تقويمك.',
  good: 'مع أكثر من 8 محطات، هذه الباقات إجابة جيدة، لكن غيرها قد يكون أقل تكلفة بقليل.',
  note: 'اليوم 24 ساعة من أول استخدام. كل باقة شريحة eSIM مستقلة، أو تُضاف إلى شريحة لديك.',
};
