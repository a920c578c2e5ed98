import { Link } from 'react-router';

import { paths } from '../../core/paths.ts';
import type { ArticleSection } from '../../help/articles/article.tsx';
import { RefundTime } from '../../help/facts/refund-time.tsx';
import type * as source from './both-systems-words.tsx';
import { type InstallSystem, METHOD_NAMES, SYSTEM_NAMES } from './install-words.ts';
import { StepList } from './step-list.tsx';

const BEFORE: ArticleSection = {
  id: 'before',
  title: '始める前に',
  body: (
    <ul>
      <li>
        スマホがeSIMに対応していて、SIMロックがかかっていないこと。対応機種は
        <Link to={paths.deviceChecker()}>対応端末チェッカー</Link>で確認できます。
      </li>
      <li>Wi-Fiに接続していること。接続がないとeSIMをダウンロードできません。</li>
      <li>
        コードが書かれたメールがあること。読み取る場合は、別の画面か紙に表示しておきます。QRコードも手動入力用のコードも1回しか使えません。
      </li>
      <li>iOS 17.4以降と一部のAndroidでは、メールのリンクをタップするだけで完了します。</li>
    </ul>
  ),
};

const sectionOf = (system: InstallSystem): ArticleSection => ({
  id: system,
  title: SYSTEM_NAMES[system],
  body: (
    <>
      <h3>{METHOD_NAMES.qr}</h3>
      <StepList system={system} method="qr" />
      <h3>{METHOD_NAMES.manual}</h3>
      <StepList system={system} method="manual" isSecond />
    </>
  ),
});

const TROUBLE: ArticleSection = {
  id: 'trouble',
  title: '困ったときは',
  body: (
    <>
      <h3>「このコードは無効になりました」と表示される</h3>
      <p>
        すでに使われたコードです。設定のSIMの一覧を確認してください。eSIMはおそらく追加済みです。見当たらない場合は、何も変更せずにご連絡ください。
      </p>
      <h3>スマホにeSIMを追加する項目がない</h3>
      <p>
        eSIMに対応していないか、SIMロックがかかっています。端末代金を支払い終えていれば、通信会社がロックを解除します。eSIMを有効化していないため、購入から
        <RefundTime />
        は返金を受けられます。
      </p>
      <h3>インストールしたのに「圏外」と表示される</h3>
      <p>
        プランは渡航先で使うものなので、自宅では正常な状態です。到着後、2〜3分待ってから、eSIMがオンになっていること、モバイルデータ通信に選ばれていること、データローミングがオンになっていることを確認してください。
      </p>
      <h3>アンテナは立つのにインターネットにつながらない</h3>
      <p>
        機内モードを一度オンにして、オフに戻してください。それでもつながらない場合は、ネットワークの自動選択をオフにして、一覧から別のネットワークを試してください。一部のAndroidではAPNの設定も必要です。APNはサポートにお問い合わせください。
      </p>
      <p>
        それでも解決しない場合は、<Link to={paths.support()}>サポートページ</Link>から担当者に連絡できます。
      </p>
    </>
  ),
};

export const BOTH_SYSTEMS: typeof source.BOTH_SYSTEMS = [
  BEFORE,
  sectionOf('ios'),
  sectionOf('android'),
  TROUBLE,
];
