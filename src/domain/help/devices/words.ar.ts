import type * as source from './words.ts';

export const deviceNotes: typeof source.deviceNotes = {
  china: 'النسخ المبيعة في البر الصيني لا تدعم eSIM.',
  chinaAndHongKong:
    'النسخ المبيعة في البر الصيني لا تدعم eSIM، ولا تدعمها أيضًا معظم النسخ المبيعة في هونغ كونغ وماكاو.',
  onlyEsim:
    'النسخة الأمريكية بلا درج لشريحة SIM وتستخدم eSIM فقط. النسخ المبيعة في البر الصيني لا تدعم eSIM، ولا تدعمها أيضًا معظم النسخ المبيعة في هونغ كونغ وماكاو.',
  ipad: 'طرازات Wi‑Fi + Cellular فقط. النسخ المبيعة في البر الصيني لا تدعم eSIM.',
  pixel3:
    'النسخ المبيعة في أستراليا أو تايوان أو اليابان، أو لدى مشغّلين أمريكيين غير Sprint وGoogle Fi، لا تدعم eSIM للسفر.',
  pixel3a: 'النسخ المبيعة في اليابان أو لدى Verizon لا تدعم eSIM للسفر.',
  earlyGalaxy:
    'النسخ المبيعة في الولايات المتحدة أو كوريا أو البر الصيني أو هونغ كونغ أو تايوان قد لا تدعم eSIM.',
  greaterChina: 'النسخ المبيعة في البر الصيني أو هونغ كونغ أو تايوان قد لا تدعم eSIM.',
  someCountries: 'نسخ بعض البلدان فقط تدعم eSIM. ابحث عن «إضافة eSIM» في الإعدادات.',
  noPlus: 'النسخة التي ينتهي اسمها بعلامة زائد لا تدعم eSIM. والنسخ المبيعة في البر الصيني لا تدعم eSIM أيضًا.',
  chinaAndCarriers: 'النسخ المبيعة في البر الصيني لا تدعم eSIM. ولا تدعمها أيضًا نسخ بعض مشغّلي الشبكات.',
  carriers: 'نسخ بعض مشغّلي الشبكات لا تدعم eSIM.',
  onlyPro: 'طراز Pro وحده يدعم eSIM، أما 12T فلا. النسخ المبيعة في البر الصيني لا تدعم eSIM.',
  japan: 'صُنع لليابان.',
  japanAndTaiwan: 'صُنع لليابان وتايوان.',
  partlyJapan: 'صُنع لليابان، وبعض نسخه لا تدعم eSIM.',
  razr2019: 'يستخدم eSIM فقط.',
};

/** Texts in Arabic, though they begin with a Latin letter. */
export const modelNames: typeof source.modelNames = {
  iphoneSe2: '\u200FiPhone SE (الجيل الثاني)',
  iphoneSe3: '\u200FiPhone SE (الجيل الثالث)',
  ipads: [
    '\u200FiPad (الجيل السابع أو أحدث)',
    '\u200FiPad mini (الجيل الخامس أو أحدث)',
    '\u200FiPad Air (الجيل الثالث أو أحدث)',
    '\u200FiPad Pro مقاس 11 بوصة (جميع الأجيال)',
    '\u200FiPad Pro مقاس 12.9 بوصة (الجيل الثالث أو أحدث)',
    '\u200FiPad Pro مقاس 13 بوصة (M4 أو أحدث)',
  ],
};
