import type * as source from './words.ts';

export const noScriptWords: string =
  'Diese Seite braucht JavaScript. Der Link zu deiner eSIM in der E-Mail zu jeder Bestellung funktioniert auch ohne.';

export const mailLinkWords: typeof source.mailLinkWords = {
  checking: 'Dein Link wird geprüft …',
  dead: 'Dieser Link funktioniert nicht mehr',
  half: {
    title: 'Ein Teil dieses Links fehlt',
    text: 'Öffne den ganzen Link aus unserer E-Mail oder fordere einen neuen an.',
  },
};
