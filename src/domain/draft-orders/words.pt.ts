import type * as source from './words.ts';

export const draftOrderWords: typeof source.draftOrderWords = {
  offer: 'Oferta',
  proForma: 'Fatura pró-forma',
  title: (number) => `Sua oferta ${number}`,
  validUntil: 'Válida até',
  dueBy: 'Pague até',
  reference: 'Referência do pagamento',
  purchaseOrder: 'Pedido de compra',
  invoiceTerms: (days) => `Transferência bancária em até ${days} após o aceite`,
  accountTerms: (days) => `Na sua conta de cliente, a pagar em até ${days}`,
  times: (quantity, what) => `${quantity} × ${what}`,
  tier: (from, unit) => `A partir de ${from}: ${unit} cada`,
  taxOff: 'IVA que você mesmo recolhe',
  total: 'Total',
  received: 'Recebido até agora',
  pdf: 'Baixar em PDF',
  pay: 'Aceitar e pagar',
  accept: 'Aceitar a oferta',
  acceptOrder: 'Aceitar e pedir',
  bank: {
    title: 'Para onde enviar a transferência',
    holder: 'Titular da conta',
    bank: 'Banco',
    account: 'Número da conta',
    bic: 'BIC',
  },
  states: {
    open: 'Confira os planos e o preço. Se estiver tudo certo, aceite a oferta.',
    accepted: 'Obrigado. Enviaremos seus eSIMs assim que a transferência chegar.',
    placed: 'Seus eSIMs foram pedidos. Cada um tem sua própria página, com o QR code.',
    expired: 'Esta oferta expirou. Escreva para nós e faremos uma nova.',
    canceled: 'Esta oferta não está mais disponível. Escreva para nós se tiver uma pergunta.',
  },
  orders: 'Seus eSIMs',
  missing: 'Não encontramos esta oferta',
  mail: {
    subject: (number, shop) => `Sua oferta ${number} da ${shop}`,
    preview: 'Abra a oferta para ver os planos e o preço e para aceitá-la.',
    lead: 'Preparamos uma oferta para você. Ela está na página do link abaixo e no PDF.',
    button: 'Ver a oferta',
    again: 'Não repasse o link: quem o tem pode aceitar a oferta e ver os eSIMs.',
    reminder: {
      subject: (number) => `Lembrete de pagamento: ${number}`,
      preview: 'O PDF mostra quanto falta pagar e para onde enviar.',
      lead: (number, day) =>
        `O pagamento de ${number} venceu em ${day} e ainda não chegou por inteiro. Se você acabou de pagar, ignore este e-mail.`,
      button: 'Ver o pedido',
    },
  },
  many: (count) =>
    `Todos os ${count} eSIMs do seu pedido estão na página dele. Abra cada um lá para ver o QR code.`,
};
