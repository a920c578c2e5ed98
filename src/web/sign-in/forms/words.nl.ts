import type * as source from './words.ts';

export const passwordWords: typeof source.passwordWords = {
  password: 'Wachtwoord',
  confirm: 'Wachtwoord bevestigen',
  show: (label) => `${label} tonen`,
  hide: (label) => `${label} verbergen`,
};

export const verificationWords: typeof source.verificationWords = {
  send: 'Bevestigingsmail sturen',
  sent: 'De bevestigingsmail is verstuurd. Kijk in je inbox.',
};
