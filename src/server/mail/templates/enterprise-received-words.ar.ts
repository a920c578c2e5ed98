import type * as source from './enterprise-received-words.ts';

export const enterpriseReceivedWords: typeof source.enterpriseReceivedWords = {
  subject: 'وصلنا طلب شركتك',
  preview: 'سيرد عليك أحد أفراد فريقنا خلال يوم عمل واحد.',
  lead: (day) => `شكرًا لك. وصلنا طلبك في ${day}، وسيرد عليك أحد أفراد فريقنا خلال يوم عمل واحد.`,
  seePlans: 'عرض باقاتنا',
  more: 'هل تود إضافة شيء؟ يكفي أن ترد على هذه الرسالة.',
  wasNotYou: 'لم تطلب منا شيئًا؟ غالبًا أخطأ شخص ما في كتابة عنوانه، ويمكنك تجاهل هذه الرسالة.',
};
