import { withdrawalPromise } from '../../../domain/promise/words.ts';
import type * as source from './withdrawal-words.ts';

export const withdrawalReceivedWords: typeof source.withdrawalReceivedWords = {
  subject: '契約の撤回を受け付けました',
  preview: (order, moment) => `注文${order}、${moment}に受付。このメールを保管してください。`,
  lead: (moment) => `契約の撤回を${moment}に受け付けました。受付の証明として、このメールを保管してください。`,
  declared: {
    title: '通知された内容',
    declaration: '意思表示',
    text: 'この注文の契約を撤回します。',
    name: '氏名',
    confirmedTo: '確認の送り先',
    received: '受付日時',
  },
  next: `プランが有効化または使用されていなければ取り消し、返金時にメールでお知らせします。${withdrawalPromise.money}プランは使わないでください。`,
  wasNotYou: 'お心当たりのない場合は、すぐにこのメールに返信してください。',
};
