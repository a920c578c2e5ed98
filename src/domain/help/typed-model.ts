/* oxlint-disable simport/no-literal-words -- names of makers and models */
/** Makers, lines and models as people type them in other letters than the makers do. */
const IN_OTHER_LETTERS: Readonly<Record<string, string>> = {
  apple: '애플 アップル 苹果 蘋果',
  iphone: '아이폰 アイフォン アイフォーン アイホン آيفون ايفون אייפון',
  ipad: '아이패드 アイパッド آيباد ايباد אייפד',
  samsung: '삼성 サムスン 三星 سامسونج سامسونغ סמסונג',
  galaxy: '갤럭시 ギャラクシー جالاكسي جالكسي غالاكسي גלקסי',
  google: '구글 グーグル 谷歌 جوجل غوغل גוגל',
  pixel: '픽셀 ピクセル بكسل פיקסל',
  huawei: '화웨이 ファーウェイ 华为 華為 هواوي וואווי',
  xiaomi: '샤오미 シャオミ 小米 شاومي שיאומי',
  oppo: '오포 オッポ أوبو',
  sony: '소니 ソニー 索尼 سوني סוני',
  xperia: '엑스페리아 エクスペリア',
  motorola: '모토로라 モトローラ 摩托罗拉 摩托羅拉 موتورولا מוטורולה',
  sharp: 'シャープ 夏普',
  aquos: 'アクオス',
  oneplus: '원플러스 ワンプラス 一加',
  honor: '荣耀 榮耀',
  nokia: '诺基亚 諾基亞 노키아 ノキア نوكيا נוקיה',
  ultra: '울트라 ウルトラ الترا ألترا אולטרה',
  plus: '플러스 プラス بلس פלוס',
  pro: '프로 プロ برو פרו',
  max: '맥스 マックス ماكس מקס',
  mini: '미니 ミニ ميني מיני',
  note: '노트 ノート نوت נוט',
  flip: '플립 フリップ فليب פליפ',
  fold: '폴드 フォールド فولد פולד',
  air: '에어 エアー エア اير אייר',
};

/* oxlint-enable simport/no-literal-words */

const LATIN = Object.entries(IN_OTHER_LETTERS).flatMap(([latin, others]) =>
  others.split(' ').map((other) => [other, latin] as const),
);

const ARABIC_ZERO = '٠'.charCodeAt(0);

/** A model as lists and rules compare it: 'iphone15pro' for 'iPhone 15 Pro', 'アイフォン１５プロ' and 'Apple 15-Pro'. */
export function typedModel(typed: string): string {
  const joined = typed
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[\s\u2010-\u2015-]+/g, '')
    .replaceAll(/[٠-٩]/g, (digit) => String(digit.charCodeAt(0) - ARABIC_ZERO));
  const text = /^[\w.+()]*$/.test(joined)
    ? joined
    : LATIN.reduce((rest, [other, latin]) => rest.replaceAll(other, latin), joined);
  return text.replace(/^apple(?=\d)/, 'iphone');
}
