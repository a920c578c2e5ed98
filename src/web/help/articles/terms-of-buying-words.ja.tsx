import { Link } from 'react-router';

import { refundPromise, withdrawalPromise } from '../../../domain/promise/words.ts';
import { paths } from '../../core/paths.ts';
import { taxesIn } from '../facts/words.ts';
import { AskForRefund } from './ask-for-refund-words.tsx';
import type * as source from './terms-of-buying-words.tsx';

export const termsOfBuying: typeof source.termsOfBuying = ({
  brand,
  legalName,
  legalAddress,
  supportEmail,
  refundHours,
  withdrawal,
  feePolicy,
  chargesTax,
}) => [
  {
    id: 'agreement',
    title: '運営者と適用範囲',
    body: (
      <>
        <p>
          {brand}は{legalName}
          {legalAddress && `（${legalAddress}）`}
          （以下「当社」）が運営しています。この規約は、このサイトの利用、ここでのeSIMプランの購入、およびその利用に適用されます。利用または購入をもって、この規約に同意したものとみなします。同意されない場合は、サイトを利用しないでください。
        </p>
        <p>
          お住まいの国の法律が、契約では制限できない消費者の権利を認めている場合、この規約の内容にかかわらず、その権利は失われません。
        </p>
      </>
    ),
  },
  {
    id: 'age',
    title: '購入できる方',
    body: (
      <p>
        購入するには、18歳以上であるか、本人に代わってこの規約を受け入れる保護者の同意が必要です。会社のために購入する場合は、その会社を代理する権限があることを表明したものとします。
      </p>
    ),
  },
  {
    id: 'service',
    title: '商品の内容',
    body: (
      <>
        <p>
          プランは、指定された国または地域で、決まった日数使えるプリペイドのモバイルデータで、eSIMとして提供します。データ通信専用で、電話番号、通話、SMSは含まれません。
        </p>
        <p>
          プランのページには、データ容量、日数、わかっている場合は速度、利用開始の時期、データ追加の可否を表示します。「無制限」のプランには、データの総量に上限がありません。1日に高速で使える容量と、その後の速度は、プランの表示に記載します。
        </p>
      </>
    ),
  },
  {
    id: 'device',
    title: 'お使いのスマホ',
    body: (
      <p>
        eSIMに対応し、SIMロックがかかっていないスマホが必要です。購入前にお客様ご自身で確認してください。機種は
        <Link to={paths.deviceChecker()}>対応端末チェッカー</Link>
        で調べられますが、最終的にはスマホの設定で判断してください。同じ機種でも、国によってはeSIM非対応の場合があります。
      </p>
    ),
  },
  {
    id: 'orders',
    title: '料金、注文、支払い',
    body: (
      <>
        <p>
          お支払いの通貨は、購入手続きの画面に表示されます。
          {feePolicy === 'included'
            ? 'どの支払い方法でも、プランの料金が支払う金額です。'
            : '支払いの前に、プランの料金、選んだ支払い方法の決済手数料、合計を購入手続きで表示します。'}
          それ以外の請求はなく、自動更新もありません。
          {taxesIn(chargesTax)}
        </p>
        <p>
          注文は契約の申し込みであり、契約は支払いが完了したときに成立します。購入手続きの途中で料金が変わった場合は、新しい料金を表示して、もう一度確認します。明らかな料金の誤りに当社は拘束されません。その場合は注文をキャンセルし、全額返金します。
        </p>
        <p>
          支払いは、決済会社がその規約に基づいて処理します。銀行に請求への異議を申し立てる場合は、当社にもご連絡ください。多くの場合、そのほうが早く解決します。
        </p>
      </>
    ),
  },
  {
    id: 'delivery',
    title: '提供',
    body: (
      <>
        <p>
          eSIMは、QRコードとアクティベーションコードを添えたメールで届き、注文の専用ページでも確認できます。通常は1分ほどで届きます。受信できるメールアドレスを入力してください。コードを知っている人は誰でもeSIMをインストールできます。
        </p>
        <p>{refundPromise.undelivered}</p>
      </>
    ),
  },
  {
    id: 'activation',
    title: 'インストールと有効期間',
    body: (
      <p>
        QRコードと手動入力用のコードは、1台のスマホで1回だけ使えます。スマホから削除すると、eSIMが使えなくなることがあります。インストールしただけでは利用開始になりません。ほとんどのプランでは、プランの表示のとおり、スマホが渡航先で初めてインターネットにつながったときから日数を数えます。日数が終わると、残ったデータは失われます。プランの表示に利用開始の期限があり、それまでに利用を開始しない場合、プランは失効します。
      </p>
    ),
  },
  {
    id: 'refunds',
    title: '返金',
    body: (
      <>
        <AskForRefund hours={refundHours} supportEmail={supportEmail} />
        <p>
          {refundPromise.after}
          {refundPromise.fault}
        </p>
        <p>{refundPromise.money}</p>
        {withdrawal && <p>{withdrawalPromise.right}</p>}
        <p>
          詳しくは、この規約の一部である<Link to={paths.refundPolicy()}>返金ポリシー</Link>
          をご覧ください。
        </p>
      </>
    ),
  },
  {
    id: 'subscription',
    title: 'その他のサービス',
    body: (
      <p>
        <Link to={paths.installation()}>インストールガイド</Link>
        に記載されている月額サブスクリプションは、独自の規約がある別のサービスです。ここで購入したプランがサブスクリプションに変わることはありません。
      </p>
    ),
  },
];
