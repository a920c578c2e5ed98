import { formatDays } from '../../../domain/catalog/data-amount.ts';
import type * as source from './usage-words.ts';

const again =
  '同じeSIMに新しいプランを追加できます。インストールしたまま使え、コードをもう一度読み取る必要はありません。';
const waits =
  'このeSIMには待機中のプランがあります。今いる場所で使えるプランであれば、自動で切り替わります。';
const saves = '残りを長く使うには、Wi-Fiにつながっているうちに地図や動画を保存してください。';

export const usageWords: typeof source.usageWords = {
  low: {
    subject: (country) => `${country}のデータを80%使いました`,
    preview: (left, of) => `残りは${of}のうち${left}です。`,
    lead: (left, of, country) => `${country}のプランの残りは、${of}のうち約${left}です。`,
    next: `${saves}${again}`,
    nextWithAnother: `${waits}${saves}`,
  },
  used: {
    subject: (country) => `${country}のデータを使い切りました`,
    preview: '引き続き使うには、同じeSIMに新しいプランを追加してください。',
    previewWithAnother: waits,
    lead: (of, country) => `${country}のプランの${of}を使い切りました。データは残っていません。`,
    next: again,
    nextWithAnother: `${waits}${again}`,
  },
  nextTitle: 'これからできること',
  plan: {
    title: 'プラン',
    esim: 'eSIM',
    iccid: (ending) => `ICCIDの末尾${ending}`,
    left: 'データ残量',
    leftOf: (left, of) => `${left}／${of}`,
    nothingLeft: (of) => `0MB／${of}`,
    read: '更新日時',
    ends: '終了日時',
  },
  add: (plan, price) => `${plan}を${price}で追加`,
  addNote: (days) =>
    `同じプラン（${formatDays(days)}）をもう一度追加します。料金が変わった場合は、支払いの前に購入手続きの画面でお知らせします。`,
  why: 'このメールは、プランのデータを80%使ったときと使い切ったときに1回ずつ送ります。',
};
