import type * as source from './words.ts';

export const walletWords: typeof source.walletWords = {
  others: 'أو ادفع بطريقة أخرى',
};

export const sheetWords: typeof source.sheetWords = {
  busy: 'توجد عملية دفع أخرى جارية. انتظر حتى تنتهي.',
  noAddress: 'اختر عنوان بريد إلكتروني في محفظتك، فإليه نرسل شريحة eSIM.',
  priceChanged: (now) => `السعر الآن ${now}. أغلق هذه النافذة واضغط على الزر مرة أخرى.`,
  paidBefore: 'سبق دفع ثمن هذا الطلب. أغلق هذه النافذة. لن يُخصم أي مبلغ آخر.',
  broken: 'حدث خطأ ما. أغلق هذه النافذة وحاول مرة أخرى.',
};

export const expressEndWords: typeof source.expressEndWords = {
  goesTo: (email, isOne) =>
    `${isOne ? 'نرسل شريحة eSIM' : 'نرسل شرائح eSIM'} إلى ${email ?? 'عنوان البريد الإلكتروني في محفظتك'}.`,
  others: 'الدفع بطريقة أخرى',
};
