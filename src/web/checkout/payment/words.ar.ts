import type * as source from './words.ts';

export const paymentWords: typeof source.paymentWords = {
  notStarted: 'تعذّر بدء عملية الدفع',
  notCharged: 'تعذّر الخصم من بطاقتك.',
  expired: 'انتهت مهلة هذه الدفعة. حاول مرة أخرى.',
  paidBefore: 'سبق دفع ثمن هذا الطلب.',
  notCompleted: 'تعذّر إتمام الشراء',
};

export const paymentNewsWords: typeof source.paymentNewsWords = {
  paid: {
    title: 'تم الدفع',
    eSIM: (amount, to) =>
      `دفعت ${amount}، وستصل شريحة eSIM إلى ${to} بالبريد الإلكتروني. كل ما في الأمر أن هذه الصفحة لم تُحمَّل. حاول مرة أخرى، أو ثبّت الشريحة من تلك الرسالة. لا حاجة إلى الدفع مرة أخرى.`,
    plan: (amount, to) =>
      `دفعت ${amount}، وستصل الفاتورة إلى ${to} بالبريد الإلكتروني. كل ما في الأمر أن هذه الصفحة لم تُحمَّل. حاول مرة أخرى. لا حاجة إلى الدفع مرة أخرى.`,
  },
  begun: {
    title: 'نتحقق من دفعتك',
    text: (amount, to) =>
      `كانت دفعة قدرها ${amount} جارية عندما تعذّر تحميل هذه الصفحة. لا تدفع مرة أخرى. تجد حالتها في صفحة طلبك، وسنُطلعك على المستجدات عبر ${to}.`,
  },
};
