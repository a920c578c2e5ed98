import type { ScreenName } from '../screens.ts';
import type * as source from './install-words.ts';

export const SYSTEM_NAMES: typeof source.SYSTEM_NAMES = { ios: 'iPhone・iPad', android: 'Android' };
export const METHOD_NAMES: typeof source.METHOD_NAMES = {
  qr: 'QRコードを使う',
  manual: '手動で入力する',
};

const WIFI: source.InstallStep = {
  what: 'Wi-Fiに接続する',
  how: '出発前に、自宅か空港で行ってください。eSIMはインターネット経由でダウンロードされます。',
};
const wait = (screen: ScreenName): source.InstallStep => ({
  what: '登録が終わるまで2〜3分待つ',
  how: 'Wi-Fiに接続したまま設定画面を開いておき、eSIMが一覧に表示されるのを待ちます。',
  screen,
});

const IOS_NAME: source.InstallStep = {
  screen: 'ios-name',
  what: '名称を付け、通話は普段使っている回線のままにする',
  how: '「旅行」などの名称を選びます。通話、iMessage、FaceTimeの回線は、普段使っている回線のままにしてください。',
};
const IOS_LAND: source.InstallStep = {
  screen: 'ios-land',
  what: '到着後、データ通信用にオンにする',
  how: '「設定」→「モバイル通信」→「モバイルデータ通信」で旅行用eSIMを選びます。同じ一覧でそのeSIMを開き、このeSIMだけ「データローミング」をオンにします。',
};
const ANDROID_NAME: source.InstallStep = {
  screen: 'android-name',
  what: 'オンにして、通話は普段使っているSIMのままにする',
  how: 'SIMの一覧で旅行用eSIMをオンにします。通話とメッセージは、普段使っているSIMのままにしてください。',
};
const ANDROID_LAND: source.InstallStep = {
  screen: 'android-land',
  what: '到着後、モバイルデータに選ぶ',
  how: '「設定」→「ネットワークとインターネット」（Samsungでは「接続」）→「SIM」で、モバイルデータに旅行用eSIMを選びます。そのeSIMを開き、このeSIMだけ「ローミング」をオンにします。',
};

export const INSTALL_STEPS: typeof source.INSTALL_STEPS = {
  ios: {
    qr: [
      WIFI,
      {
        what: 'QRコードを読み取る',
        screen: 'ios-scan',
        how: '別の画面か紙に表示したコードにカメラを向け、表示されたものをタップします。または「設定」→「モバイル通信」→「eSIMを追加」→「QRコードを使用」を開きます。',
        own: 'qr',
      },
      {
        what: '「eSIMを追加」、「続ける」の順にタップする',
        screen: 'ios-activate',
        how: '確認は2回表示されます。料金は発生せず、プランも開始されません。',
      },
      wait('ios-wait'),
      IOS_NAME,
      IOS_LAND,
    ],
    manual: [
      WIFI,
      {
        what: 'コードの入力画面を開く',
        screen: 'ios-manual',
        how: '「設定」→「モバイル通信」→「eSIMを追加」→「QRコードを使用」の順に開き、画面下部の「詳細情報を手動で入力」をタップします。',
      },
      {
        what: '2つのコードを入力する',
        screen: 'ios-form',
        how: 'メールにあるSM-DP+アドレスとアクティベーションコードを貼り付けます。確認コードは空欄のままにします。',
        own: 'codes',
      },
      {
        what: '「次へ」、「続ける」の順にタップする',
        screen: 'ios-activate',
        how: '確認は2回表示されます。料金は発生せず、プランも開始されません。',
      },
      wait('ios-wait'),
      IOS_NAME,
      IOS_LAND,
    ],
  },
  android: {
    qr: [
      WIFI,
      {
        what: 'eSIMの追加画面でQRコードを読み取る',
        screen: 'android-add',
        how: 'Pixelでは「設定」→「ネットワークとインターネット」→「SIM」→「SIMを追加」、Samsungでは「設定」→「接続」→「SIMマネージャー」→「eSIMを追加」を開きます。次に、別の画面か紙に表示したコードを読み取ります。',
        own: 'qr',
      },
      {
        what: '「ダウンロード」または「追加」で確定する',
        screen: 'android-confirm',
        how: '提携している通信会社の名前が表示されますが、問題ありません。',
      },
      wait('android-wait'),
      ANDROID_NAME,
      ANDROID_LAND,
    ],
    manual: [
      WIFI,
      {
        what: 'コードの入力画面を開く',
        screen: 'android-manual',
        how: 'QRコードの場合と同じようにeSIMを追加します。カメラの画面で「ヘルプ」または「アクティベーションコードを入力」を選びます。',
      },
      {
        what: 'コード全体を入力する',
        screen: 'android-form',
        how: 'メールにある「LPA:1$」で始まる行をすべて貼り付けます。入力欄が2つある場合は、代わりにSM-DP+アドレスとアクティベーションコードを使います。',
        own: 'codes',
      },
      {
        what: '「ダウンロード」または「追加」で確定する',
        screen: 'android-confirm',
        how: '提携している通信会社の名前が表示されますが、問題ありません。',
      },
      wait('android-wait'),
      ANDROID_NAME,
      ANDROID_LAND,
    ],
  },
};
