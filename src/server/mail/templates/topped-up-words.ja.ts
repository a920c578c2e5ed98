import type * as source from './topped-up-words.ts';

export const toppedUpWords: typeof source.toppedUpWords = {
  subject: (country) => `${country}のプランをeSIMに追加しました`,
  preview: 'インストールは不要です。自動で利用が始まります。',
  lead: (starts) =>
    `インストールするものはありません。新しいプランはスマホのeSIMにすでに追加されています。${starts}`,
  startsBehind: '最初のプランが終わると、利用が始まります。',
  startsAfter: (moment) => `このeSIMにある同じプランが終わる${moment}の後に、利用が始まります。`,
  advice: {
    title: '使い方のヒント',
    text: 'eSIMはスマホに残し、データローミングをオンにしておいてください。',
  },
  iccid: '追加先のICCID',
};
