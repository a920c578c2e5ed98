import { Link } from 'react-router';

import { AnalyticsChoice } from '../../analytics/analytics-choice.tsx';
import { paths } from '../../core/paths.ts';
import { EmailLink } from '../../ui/email-text.tsx';
import { BrowserStorage } from './browser-storage-words.tsx';
import type * as source from './privacy-of-sharing-words.tsx';

export const privacyOfSharing: typeof source.privacyOfSharing = ({
  supportEmail,
  analyticsUrl,
  paypal,
  google,
  chargesTax,
}) => [
  {
    id: 'browser',
    title: 'ブラウザに保存するもの',
    body: <BrowserStorage />,
  },
  {
    id: 'measuring',
    title: '計測',
    body: (
      <>
        <p>
          各ページは、読み込みの速さと、表示中に内容がずれたかどうかを送信します。送信するのはページの種類と数値だけです。Cookieは使わず、個人とは結び付けません。
        </p>
        {analyticsUrl ? (
          <>
            <p>
              許可された場合に限り、外部の会社のアクセス解析サービスも使います。そのスクリプトは、どのページがどのように使われたかを記録します。購入手続き、注文とアカウントのページ、ログイン画面、法人のお問い合わせ画面では読み込みません。
            </p>
            <AnalyticsChoice />
          </>
        ) : (
          <p>このサイトでは、外部の会社のアクセス解析サービスを使っていません。</p>
        )}
      </>
    ),
  },
  {
    id: 'others',
    title: 'データの提供先',
    body: (
      <>
        <p>業務に必要な相手に、必要な情報だけを提供します。</p>
        <ul>
          <li>
            <b>決済会社</b>（{paypal ? 'カードはStripe、ほかにPayPal' : 'カードはStripe'}
            ）には、金額、氏名、メールアドレスを提供し、カードや口座の情報はお客様から直接届きます。直接届く情報の取り扱いは、決済会社が責任を負います。
          </li>
          {chargesTax && (
            <li>
              <b>VIES</b>
              （欧州連合のVAT番号の登録簿）には、会社のVAT番号を入力された場合、確認のためにその番号を提供します。
            </li>
          )}
          <li>
            <b>eSIMの卸売事業者</b>（eSIM Go）には、注文されたプランを伝えます。氏名やアドレスは伝えません。
          </li>
          <li>
            海外で使う<b>携帯電話のネットワーク</b>
            には、ほかのネットワークと同じように、スマホとeSIMの情報が届きます。取り扱いにはその国の法律が適用されます。
          </li>
          <li>
            <b>ホスティング会社</b>
            は、ショップとメールサーバーを動かすコンピューターを運用します。保存する情報とお送りするメールは、そこを通ります。
          </li>
          {google && (
            <li>
              Googleなどの<b>ログインサービス</b>
              を利用された場合、ログインの事実がそのサービスに伝わり、当社には氏名とメールアドレスが伝わります。
            </li>
          )}
          <li>
            <b>官公庁と裁判所</b>には、法律で求められた場合に情報を提供します。
          </li>
        </ul>
      </>
    ),
  },
  {
    id: 'abroad',
    title: '国外でのデータの取り扱い',
    body: (
      <p>
        当社はアメリカの会社で、上記の提供先にはほかの国で業務を行うものもあります。お客様の国の法律が欧州連合（EU）の標準契約条項などの保護措置を求める場合、データの移転はその措置に基づいて行います。海外でeSIMを使うと、現地のネットワークが通信を処理します。
      </p>
    ),
  },
  {
    id: 'safety',
    title: '安全管理',
    body: (
      <p>
        ショップとの通信は暗号化されています。アクティベーションコードは保存時にも暗号化し、パスワードとブラウザの秘密情報は元に戻せない形で保存します。注文の専用ページは、そのリンクでのみ開けます。リンクとその届いたメールは、ほかの人に見せないでください。
      </p>
    ),
  },
  {
    id: 'rights',
    title: 'お客様の権利',
    body: (
      <>
        <p>
          保存されている情報の開示、写しの提供、訂正、消去、利用の制限を求めることと、利用に異議を申し立てることができます。購入時のメールアドレスから
          <EmailLink to={supportEmail} />
          にご連絡ください。1か月以内に回答します。会計記録は、法律で定められた期間保存します。
        </p>
        <p>
          データの取り扱いに問題があると思われる場合は、お住まいの地域のデータ保護機関に申し立てることもできます。
        </p>
      </>
    ),
  },
  {
    id: 'children',
    title: '未成年の方',
    body: (
      <p>
        このショップを利用できるのは、18歳以上の方と、保護者の同意を得た18歳未満の方です。同意のない未成年者のデータと知りながら保存することはありません。お気づきの場合はご連絡ください。消去します。
      </p>
    ),
  },
  {
    id: 'revisions',
    title: 'このポリシーの改定',
    body: (
      <p>
        このポリシーは随時改定することがあります。重要な変更はこのページで公開し、上部の「最終更新日」を改めます。定期的にご確認ください。
      </p>
    ),
  },
  {
    id: 'contact',
    title: 'お問い合わせ',
    body: (
      <p>
        <EmailLink to={supportEmail} subject="プライバシー" />
        にメールを送るか、
        <Link to={paths.support()}>サポートページ</Link>のほかの方法でご連絡ください。
      </p>
    ),
  },
];
