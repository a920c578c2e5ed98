import type { Bought } from '../outcome/words.ts';
import type * as source from './words.ts';

/** What goes to the address. A top-up comes without codes. */
const goesTo = (what: Bought, where: string) =>
  ({
    plan: `A fatura vai para ${where}.`,
    eSIM: `O eSIM e o QR code vão para ${where}.`,
    eSIMs: `Os eSIMs e os QR codes vão para ${where}.`,
  })[what];

export const billingWords: typeof source.billingWords = {
  title: 'Dados de cobrança',
  firstName: 'Nome',
  lastName: 'Sobrenome',
  email: 'E-mail',
  goesThere: (what) => goesTo(what, 'este endereço'),
  createAccount: 'Criar uma conta para guardar minhas compras',
  noPassword: 'Não precisa de senha agora. Explicamos por e-mail como entrar.',
  ofAccount: 'O endereço da sua conta.',
  other: 'Usar outro endereço de e-mail',
  otherEmail: 'Outro endereço de e-mail',
  goesToBoth: (what) => goesTo(what, 'os dois endereços'),
  noMarketing: 'Não quero e-mails sobre planos parecidos',
  company: {
    title: 'Está comprando para uma empresa?',
    hint: 'Os dois aparecem na fatura.',
    name: 'Empresa',
    vatNumber: 'Número de IVA',
    net: 'Confirmado: aqui você não paga IVA e o declara por conta própria (autoliquidação).',
    charged: 'Confirmado. No seu país, o preço inclui IVA também para empresas.',
    invalid: 'Este número não está registrado para IVA na UE, por isso você paga o IVA.',
    unknown:
      'Não conseguimos verificar este número agora. Você paga o IVA e o recebe de volta assim que o número for confirmado.',
  },
  errors: {
    noVatNumber: 'Confira o número de IVA',
    noName: 'Digite seu nome completo',
    ofAccount: 'Este é o endereço da sua conta',
  },
};

export const invitationWords: typeof source.invitationWords = {
  title: 'Entre e aproveite as vantagens',
  button: 'Criar conta / Entrar',
};
