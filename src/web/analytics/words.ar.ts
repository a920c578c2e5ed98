import type * as source from './words.ts';

export const analyticsQuestionWords: typeof source.analyticsQuestionWords = {
  name: 'التحليلات',
  question:
    'هل تسمح لخدمة تحليلات خارجية بأن ترى كيف تستخدم هذه الصفحات؟ لا تعمل أبدًا عند الدفع ولا في صفحات طلباتك ولا أثناء تسجيل الدخول.',
  more: 'اعرف المزيد أو غيّر رأيك لاحقًا',
  no: 'لا، شكرًا',
  yes: 'السماح',
};

export const analyticsChoiceWords: typeof source.analyticsChoiceWords = {
  forbidden: 'يطلب متصفحك عدم تتبّعك، لذلك لا نحمّل برنامج التحليلات لك أبدًا، مهما كان جوابك.',
  given: 'سمحت بذلك في هذا المتصفح.',
  refused: 'لم تسمح بذلك في هذا المتصفح.',
  refuse: 'إلغاء السماح',
  give: 'السماح بالتحليلات',
};
