import { EmailLink } from '../../ui/email-text.tsx';
import type * as source from './privacy-of-data-words.tsx';
import { STORED_DATA } from './privacy-retention-words.ts';
import { retentionWords } from './words.ts';

import styles from './privacy-of-data.module.css';

export const privacyOfData: typeof source.privacyOfData = ({
  brand,
  legalName,
  legalAddress,
  supportEmail,
}) => [
  {
    id: 'who',
    title: '管理者',
    body: (
      <p>
        {brand}は{legalName}
        {legalAddress && `（${legalAddress}）`}
        が運営し、ここに記載するデータの取り扱いについて責任を負います。このページについてのご質問は、
        <EmailLink to={supportEmail} />
        までご連絡ください。
      </p>
    ),
  },
  {
    id: 'short',
    title: '要点',
    body: (
      <ul>
        <li>名乗らなくてもサイトを見られ、アカウントがなくても購入できます。</li>
        <li>保存するのは、eSIMの販売、提供、その後の対応に必要な情報です。</li>
        <li>
          カード番号が当社のシステムに届くことはありません。アクティベーションコードは暗号化して保存します。
        </li>
        <li>eSIMで開いたサイトはわかりません。当社にわかるのはデータ残量だけです。</li>
        <li>お客様のデータを販売しません。</li>
        <li>不要になったデータは、毎日自動で消去します。</li>
      </ul>
    ),
  },
  {
    id: 'stored',
    title: '保存する情報と期間',
    body: <RetentionTable />,
  },
  {
    id: 'why',
    title: '目的と法的根拠',
    body: (
      <ul>
        <li>
          <b>契約の履行のため：</b>購入、eSIM、アカウント、ログイン、およびこれらについてのメール。
        </li>
        <li>
          <b>法律上の義務のため：</b>会計記録。
        </li>
        <li>
          <b>お客様の利益を損なわない、正当な利益のため：</b>
          不正利用を防ぐカウンター、決済会社からの通知、お客様を紹介した提携先、不具合を見つけるためのログ。当社のログには、氏名、メールアドレス、IPアドレスは含まれません。
        </li>
        <li>
          <b>同意に基づいて：</b>
          法人のお問い合わせ、希望された場合のお知らせ、保存済みのカード。同意はメールでいつでも撤回でき、カードはダッシュボードからご自身で削除できます。
        </li>
      </ul>
    ),
  },
  {
    id: 'news',
    title: 'お知らせとおすすめ',
    body: (
      <p>
        購入手続きの画面で購入された場合、類似のプランについてのメールを送ることがあります。不要な場合は、その画面で断れます。この選択は購入とともに保存します。ウォレットで支払われた場合、この選択は保存しません。
        <EmailLink to={supportEmail} />
        にメールで連絡すれば、いつでも停止できます。ご自身の注文についてのメールは広告ではないため、この選択にかかわらず届きます。
      </p>
    ),
  },
];

function RetentionTable() {
  return (
    <dl className={styles['table']}>
      {STORED_DATA.map(({ what, holds, until }) => (
        <div key={what} className={styles['row']}>
          <dt className={styles['what']}>{what}</dt>
          <dd>{holds}</dd>
          <dd>
            <b>{retentionWords.kept}</b>
            {until}
          </dd>
        </div>
      ))}
    </dl>
  );
}
