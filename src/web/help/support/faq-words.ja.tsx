import { Link } from 'react-router';

import { paths } from '../../core/paths.ts';
import { RefundTime } from '../facts/refund-time.tsx';
import { SERVICE, taxesIn } from '../facts/words.ts';
import type * as source from './faq-words.tsx';

export type { FaqGroup } from './faq-words.tsx';

type FaqFacts = Parameters<typeof source.faqGroups>[0];

const BEFORE: source.FaqGroup = {
  id: 'before-you-buy',
  title: '購入の前に',
  questions: [
    {
      question: 'eSIMとは何ですか？',
      answer:
        'カードのないSIMです。スマホに内蔵されたチップに、これまでプラスチックのカードに入っていた情報をダウンロードして使います。1台のスマホに複数入れられるため、普段のSIMと旅行用eSIMを一緒に使えます。',
    },
    {
      question: 'ローミングと何が違いますか？',
      answer:
        'ローミングでは、海外で使った分を契約中の通信会社から後で請求されます。eSIMプランは、決まった日数とデータ容量の料金を先に支払うため、後から請求されることはありません。',
    },
    {
      question: '1つの国のプランと周遊プラン、どちらを選べばいいですか？',
      answer: (
        <>
          1つの国だけに滞在するなら、たいていその国のプランのほうが安くなります。国境を越える場合は、
          <Link to={paths.regional()}>周遊プラン</Link>
          を選ぶと、リストにあるすべての国で1つのeSIMを使えます。
        </>
      ),
    },
    {
      question: 'データはどのくらい必要ですか？',
      answer:
        '地図とメッセージで1日約100MB、ビデオ通話1時間で約1GBが目安です。写真をたくさん共有する方や、移動しながら仕事をする方には、無制限のプランが向いています。',
    },
    {
      question: 'アカウントは必要ですか？',
      answer:
        'いいえ。必要なのはメールアドレスだけで、eSIMはそこに届きます。アカウントがあると、eSIMと請求書をまとめて管理でき、購入手続きの入力も省けます。',
    },
    {
      question: 'ほかの人のために購入できますか？',
      answer:
        'はい。QRコードを送るか、その人のスマホで読み取ってください。コードは、読み取ったスマホで1回だけ使えます。',
    },
  ],
};

const paying = ({ feePolicy, paypal, chargesTax }: FaqFacts): source.FaqGroup => ({
  id: 'paying',
  title: '支払い',
  questions: [
    {
      question: 'どの支払い方法を使えますか？',
      answer: `クレジットカードとデビットカード（Visa、Mastercard、American Express）${paypal ? '、PayPal' : ''}のほか、対応する端末ではApple PayとGoogle Payも使えます。カード番号は決済会社に直接送られ、当店には伝わりません。`,
    },
    feePolicy === 'included'
      ? {
          question: '追加の手数料はありますか？',
          answer: `いいえ。${paypal ? 'カードでもPayPalでも、' : ''}支払うのはプランの料金だけです。${taxesIn(chargesTax)}`,
        }
      : {
          question: '合計がプランの料金より高いのはなぜですか？',
          answer: `カード${paypal ? 'またはPayPal' : ''}の決済手数料が加わるためです。プランを選ぶとカード手数料込みの料金が表示され、購入手続きでは、支払いの前にプランの料金、手数料、合計を確認できます。${taxesIn(chargesTax)}`,
        },
    {
      question: '支払ったのにeSIMが届きません。お金はどうなりますか？',
      answer:
        'ご安心ください。支払われた注文は、eSIMが届くまで処理を続けます。お届けできない場合は、自動で全額返金し、メールでお知らせします。',
    },
    {
      question: '返金の仕組みを教えてください。',
      answer: (
        <>
          購入から
          <RefundTime />
          は、eSIMを有効化も使用もしていなければ、全額返金を受けられます。詳しくは
          <Link to={paths.refundPolicy()}>返金ポリシー</Link>をご覧ください。
        </>
      ),
    },
  ],
});

const TRAVELLING: source.FaqGroup = {
  id: 'on-the-trip',
  title: '旅行中',
  questions: [
    {
      question: '日数はいつから数えますか？',
      answer:
        'ほとんどのプランは、スマホが渡航先で初めてインターネットにつながったときから数えます。わかっている場合は「プランの詳細」に表示しています。',
    },
    {
      question: 'どのネットワークにつながりますか？',
      answer:
        'プランに対応する現地のネットワークの1つに、スマホが自動でつながります。遅い場合は、設定で別のネットワークを選べます。',
    },
    {
      question: 'ノートパソコンでも使えますか？',
      answer:
        'テザリングを使えるプランがあります。使えるかどうかは「プランの詳細」に表示し、提携先から情報がない場合はその旨を書いています。',
    },
    {
      question: 'ローミング料金を払いたくないのに、なぜデータローミングをオンにするのですか？',
      answer:
        '旅行用eSIMは常にローミングでつながるため、オンにする必要があります。料金は支払い済みなので、追加の費用はかかりません。普段使っている回線のデータローミングはオフのままにしてください。',
    },
    {
      question: '次の国でも同じeSIMを使えますか？',
      answer:
        '1つの国のプランは、その国でだけ使えます。プランの表示に「データ追加可」とあれば、今のeSIMに次の渡航先のプランを追加できます。マイページで「データを追加」を押してください。それ以外の場合は、別のeSIMをインストールします。',
    },
  ],
};

const AFTERWARDS: source.FaqGroup = {
  id: 'afterwards',
  title: '旅行の後と、その他の質問',
  questions: [
    {
      question: '旅行が終わりました。eSIMはどうすればいいですか？',
      answer:
        'オフにするか、日数が終わったら設定から削除してください。プランはそのまま終了し、請求されることはありません。',
    },
    {
      question: 'スマホを買い替えました。eSIMを移せますか？',
      answer: (
        <>
          コードは1回しか使えないため、もう一度インストールすることはできません。データが多く残っている場合は、古いスマホを手放す前に
          <Link to={paths.support()}>サポート</Link>にご連絡ください。
        </>
      ),
    },
    {
      question: 'どのような情報を保存しますか？',
      answer: (
        <>
          eSIMの提供とその後の対応に必要な情報を、限られた期間保存します。項目ごとの内容は
          <Link to={paths.privacy()}>プライバシーポリシー</Link>にあります。
        </>
      ),
    },
    {
      question: '会社でまとめて購入できますか？',
      answer: (
        <>
          はい。<Link to={paths.businessContact()}>法人向けページ</Link>
          から、渡航先と人数をお知らせください。{SERVICE.businessReply}に返信します。
        </>
      ),
    },
  ],
};

export const faqGroups: typeof source.faqGroups = (facts) => [BEFORE, paying(facts), TRAVELLING, AFTERWARDS];
