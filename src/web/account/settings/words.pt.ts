import { phrase } from '../../core/phrase.ts';
import type * as source from './words.ts';

export const deleteAccountWords: typeof source.deleteAccountWords = {
  title: 'Excluir conta',
  what: 'Sua conta, sua lista de eSIMs e seus dados pessoais são excluídos. Os registros fiscais ficam, sem o seu nome.',
  question: 'Excluir sua conta?',
  yes: 'Excluir para sempre',
  warning:
    'Você não vai mais ver seus eSIMs, os códigos deles nem seus pedidos. Um eSIM instalado no seu celular continua funcionando. Isso não pode ser desfeito.',
  email: 'Endereço de e-mail',
  emailHint: (email) => `Digite ${email} para confirmar.`,
  password: 'Sua senha',
  passwordHint: (google) =>
    google
      ? 'Se você entra com o Google e não tem senha, deixe este campo vazio.'
      : 'Se você não tem senha, deixe este campo vazio.',
  failed: 'Nada foi excluído.',
};

export const emailStateWords: typeof source.emailStateWords = {
  title: 'E-mail',
  verified: 'Confirmado',
  unverified: 'Não confirmado',
  hint: 'Abra o link do nosso e-mail sem sair da sua conta aqui. Ele pode levar um minuto para chegar.',
};

export const nameFormWords: typeof source.nameFormWords = {
  saved: 'Seu nome foi salvo.',
  title: 'Nome',
  label: 'Seu nome',
  hint: 'Nome e depois sobrenome. Vamos preencher para você na hora da compra.',
  save: 'Salvar nome',
};

export const passwordFormWords: typeof source.passwordFormWords = {
  saved: 'Sua senha foi alterada. Você saiu da conta nos outros aparelhos.',
  title: 'Senha',
  open: 'Alterar ou criar sua senha',
  current: 'Senha atual',
  next: 'Senha nova',
  save: 'Alterar senha',
  noPassword: (google) =>
    google ? 'Criou a conta com o Google ou esqueceu a senha?' : 'Ainda não tem senha ou esqueceu a sua?',
  sendLink: 'Receber um link para criar a senha',
};

export const savedCardsWords: typeof source.savedCardsWords = {
  title: 'Cartões salvos',
  what: 'Quem guarda os cartões é a Stripe, nossa processadora, e só cobra quando você toca em comprar. Nós vemos deles o mesmo que você vê aqui.',
  failed: 'Não conseguimos carregar seus cartões salvos.',
  removed: (card) => `Cartão removido: ${card}.`,
  none: 'Nenhum cartão salvo ainda. Para salvar um, marque “Salvar este cartão para a próxima vez” ao pagar.',
  expired: (until) => `Expirou em ${until}`,
  valid: (until) => `Válido até ${until}`,
  remove: 'Remover',
  stillSaved: 'O cartão continua salvo.',
};

export const signedInPlacesWords: typeof source.signedInPlacesWords = {
  title: 'Onde sua conta está aberta',
  hint: 'Não reconhece algum aparelho? Saia da conta nele e altere sua senha.',
  failed: 'Não conseguimos carregar a lista.',
  allEnded: 'Você saiu da conta em todos os outros aparelhos.',
  nothingChanged: 'Nada mudou.',
  endOthers: 'Sair dos outros aparelhos',
  ended: (device) => `Você saiu da conta em: ${device}.`,
  thisDevice: 'Este aparelho',
  lastUsed: (ago) => phrase`Último uso: ${ago}`,
  end: 'Sair',
  stillSignedIn: 'Ele continua conectado.',
};
