import type * as source from './confirm-return-words.ts';
import { mailLinkWords } from './words.ts';

export const returnWords: typeof source.returnWords = {
  meta: {
    title: 'إرجاع eSIM',
    description: 'لتأكيد رغبتك في إرجاع شريحة eSIM.',
  },
  checking: mailLinkWords.checking,
  noLink: {
    title: mailLinkWords.dead,
    text: 'سبق استخدامه، أو أصبح قديمًا، أو ينقصه جزء. اطلب الاسترداد مرة أخرى لنرسل إليك رابطًا جديدًا.',
    esims: 'عرض شرائح eSIM',
  },
  title: (isTopUp) => (isTopUp ? 'هل تريد إرجاع هذه الباقة؟' : 'هل تريد إرجاع شريحة eSIM هذه؟'),
  text: ({ number, country, plan, amount, isTopUp }) =>
    `الطلب ${number}: ${country}، ${plan}. سنسحب ${isTopUp ? 'الباقة' : 'شريحة eSIM'} نهائيًا، ويُعاد مبلغ ${amount} إلى البطاقة أو الحساب الذي دُفع منه. غيّرت رأيك؟ أغلق هذه الصفحة ولن يتغيّر شيء.`,
  agree: (amount, isTopUp) => (isTopUp ? `إرجاع الباقة واسترداد ${amount}` : `إرجاع eSIM واسترداد ${amount}`),
  busy: 'لحظة من فضلك…',
  unchanged: 'لم يتغيّر شيء.',
  asked: {
    title: 'سألنا مزوّد الشبكة',
    paused: 'سجّلنا طلب الإرجاع',
    text: (amount, isTopUp) =>
      `سيقرر مزوّد الشبكة هل يقبل إرجاع ${isTopUp ? 'هذه الباقة' : 'شريحة eSIM هذه'}. فور قبوله يُعاد مبلغ ${amount} إلى البطاقة أو الحساب الذي دُفع منه. لا تستخدمها حتى ذلك الحين.`,
  },
  done: {
    title: 'أموالك في طريقها إليك',
    text: (amount, bankTime, isTopUp) =>
      `يُعاد مبلغ ${amount} إلى البطاقة أو الحساب الذي دُفع منه. ${bankTime} ${
        isTopUp ? 'أُزيلت الباقة من شريحة eSIM.' : 'لم تعد شريحة eSIM تعمل.'
      }`,
    home: 'الصفحة الرئيسية',
  },
};
