import type * as source from './enterprise-received-words.ts';

export const enterpriseReceivedWords: typeof source.enterpriseReceivedWords = {
  subject: 'Kurumsal talebinizi aldık',
  preview: 'Ekibimizden biri bir iş günü içinde yanıt verecek.',
  lead: (day) =>
    `Teşekkür ederiz. Talebinizi ${day} tarihinde aldık. Ekibimizden biri bir iş günü içinde yanıt verecek.`,
  seePlans: 'Paketlerimize göz at',
  more: 'Eklemek istediğiniz bir şey mi var? Bu e-postayı yanıtlamanız yeterli.',
  wasNotYou:
    'Bizden bir şey istemediniz mi? Büyük ihtimalle biri adresini yanlış yazdı, bu e-postayı dikkate almayabilirsiniz.',
};
