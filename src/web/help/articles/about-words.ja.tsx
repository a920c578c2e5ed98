import { Link } from 'react-router';

import { paths } from '../../core/paths.ts';
import { EmailLink } from '../../ui/email-text.tsx';
import { SERVICE } from '../facts/words.ts';
import type * as source from './about-words.tsx';

import facts from '../facts/fact-list.module.css';
import styles from './about.module.css';

const PRINCIPLES = [
  { name: 'シンプル', meaning: '選んで、支払って、インストールするだけ。それ以外は省きました。' },
  {
    name: '確実',
    meaning: '支払われた注文の結果は、使えるeSIMか返金のどちらかです。その中間はありません。',
  },
  {
    name: '革新',
    meaning: 'ワンタップでのインストールなど、手間を減らせるスマホの新機能を取り入れます。',
  },
  {
    name: '透明性',
    meaning:
      'どのプランのページにも、最終的に支払う金額を表示します。速度と利用開始の時期もプランごとに示し、わからないことは、わからないと書きます。',
  },
  {
    name: 'お客様第一',
    meaning: 'いつでも、注文を確認して対応できる担当者に連絡できます。',
  },
  {
    name: '自由',
    meaning:
      'アカウントは不要です。プランが自動更新されることも、契約に縛られることもありません。普段のSIMもスマホに残ります。',
  },
] as const;

export const aboutSections: typeof source.aboutSections = ({
  brand,
  legalName,
  legalAddress,
  supportEmail,
}) => [
  {
    id: 'overview',
    title: '会社概要',
    body: (
      <>
        <p>
          {brand}
          は、海外旅行用のプリペイドデータをeSIMで販売しています。1つの国で使えるプランと複数の国で使えるプランがあり、200以上の国に対応しています。プランを選んで1回だけ支払い、手元のスマホにインストールします。店頭での手続きも、プラスチックのカードも、契約の縛りもありません。
        </p>
        <p>
          お客様は、到着してすぐに地図を使いたい旅行者の方と、社員を海外に送り出し、費用を事前に把握したい会社の方です。
        </p>
      </>
    ),
  },
  {
    id: 'mission',
    title: '私たちの目標',
    body: (
      <p>
        海外でインターネットを使うことを、自宅と同じくらい当たり前にすることです。そのために必要なのは、支払う前にわかる料金、空港で疲れていても終えられる設定、そして困ったときに人が助けるサポートだと考えています。
      </p>
    ),
  },
  {
    id: 'background',
    title: '設立の背景',
    body: (
      <p>
        {legalName}
        は2025年に設立されました。きっかけは、小さな不満です。スマホで何でもできるようになっても、新しい国での最初の1時間は、電波や売店、パスワードを探すことに消えていました。スマホはeSIMを使えるようになったのに、買うのはまだ面倒でした。そこで、1分で買えるショップを作りました。
      </p>
    ),
  },
  {
    id: 'operations',
    title: 'サービスの仕組み',
    body: (
      <>
        <p>
          当社は携帯電話のネットワークを運営していません。世界各地のネットワークと契約している卸売事業者からデータを仕入れ、日数と料金の決まったプランとして販売しています。スマホは、現地の人と同じ基地局につながります。
        </p>
        <p>
          支払いが終わると、注文はすぐに卸売事業者に送られます。eSIMは、QRコードとアクティベーションコードを添えたメールで届き、専用のページでも確認できます。お届けできない場合は、申請がなくても全額返金します。
        </p>
        <p>
          支払いは決済会社が処理し、カード番号が当社のシステムを通ることはありません。当社が保存する情報とその期間は、
          <Link to={paths.privacy()}>プライバシーポリシー</Link>に記載しています。
        </p>
      </>
    ),
  },
  {
    id: 'corporate-details',
    title: '会社情報',
    body: (
      <dl className={facts['facts']}>
        <div>
          <dt>正式名称</dt>
          <dd>{legalName}</dd>
        </div>
        <div>
          <dt>設立</dt>
          <dd>2025年</dd>
        </div>
        <div>
          <dt>事業内容</dt>
          <dd>アメリカのeSIM事業者</dd>
        </div>
        {legalAddress && (
          <div>
            <dt>所在地</dt>
            <dd>{legalAddress}</dd>
          </div>
        )}
        <div>
          <dt>ブランド</dt>
          <dd>{brand}</dd>
        </div>
      </dl>
    ),
  },
  {
    id: 'principles',
    title: '大切にしていること',
    body: (
      <dl className={styles['principles']}>
        {PRINCIPLES.map(({ name, meaning }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{meaning}</dd>
          </div>
        ))}
      </dl>
    ),
  },
  {
    id: 'contact',
    title: 'お問い合わせ',
    body: (
      <>
        <p>
          プランや注文については、
          <EmailLink to={supportEmail} />
          までご連絡ください。メールは24時間受け付けています。ライブチャットの受付時間は
          <Link to={paths.support()}>サポートページ</Link>にあります。
        </p>
        <p>
          チームや会社でeSIMが必要な場合は、
          <Link to={paths.businessContact()}>法人向けページ</Link>
          からお問い合わせください。{SERVICE.businessReply}に返信します。
        </p>
      </>
    ),
  },
];
