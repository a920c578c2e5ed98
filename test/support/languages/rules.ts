import type { Language, PSEUDO, SOURCE } from '../../../src/domain/languages.ts';

/** What a language's texts must be like; everything else is the same for all. */
export interface LanguageRules {
  /** A term of the English texts, and what a text that has it must have instead. */
  glossary: Readonly<Record<string, RegExp>>;
  /** Signs that a careful writer of it does not use. */
  wrongSigns: RegExp;
  /** Texts that are the same in English: names, and words that it has taken over. */
  sameAsEnglish: RegExp;
  /** English on its pages that nobody translates: names of phones, networks and brands. */
  untranslated?: RegExp;
  /** The share of its letters that are of its script, at least. */
  script: { letters: RegExp; least: number };
}

export const RULES: Readonly<
  Partial<Record<Exclude<Language, typeof SOURCE | typeof PSEUDO>, LanguageRules>>
> = {
  de: {
    glossary: {
      refund: /erstatt|Erstattung|Rückgabe|zurück|Geld|kam zu spät|came too late|Refund Policy/i,
      'QR code': /QR-Code|QR code/,
      invoice: /Rechnung/,
      password: /Passwort|Zurücksetzen|Festlegen/,
      'promotion code': /Gutschein/,
      eSIM: /eSIM/,
    },
    wrongSigns: /["“]\p{L}|\p{L}["”](?!\p{L})|'(?=\p{L})|\.\.\.(?!\.)/u,
    sameAsEnglish:
      /^(?:eSIM|Japan|Thailand|Support|Hotspot|Roaming|Name|Code|Region|Total|PayPal|Link|Bank|Status|Details|Menu|Android|iPhone|iOS|Wallet|Simport|FAQ|USD|Fast Bank|Website|In +h|h|days\.?|iPhone \/ iPad|Apple|GeoNames|CC BY.*|Natural Earth|LinkedIn|Instagram|Facebook|YouTube|Google Play|undefined days|eSIM …|Visa, .*|ICCID …|days|, days|undefined, undefined days|\$\.aN|.{0,3}|[\d\s.,$GMKB·/-]+)$/,
    untranslated:
      /(?:\p{Lu}\p{L}+ (?:and )?)+(?:Mobile|Telecom)\b|Welt Light|Nothing Phone|Galaxy Note|Oppo Find|OnePlus Open/gu,
    script: { letters: /\p{Script=Latin}/u, least: 0.9 },
  },
  ja: {
    glossary: {
      eSIM: /eSIM|インストール方法/,
      'plans?': /プラン|もっと見る|減らす/,
      prepaid: /プリペイド/,
      'travel eSIM': /旅行用eSIM/,
      unlimited: /無制限/,
      'full speed': /高速/,
      'speeds?': /速度|速さ|高速/,
      hotspot: /テザリング/,
      roaming: /ローミング/,
      'data roaming': /データローミング/,
      'networks?': /ネットワーク|通信会社|高速通信|IPアドレス/,
      carrier: /通信会社|SIMロック/,
      unlocked: /SIMロック/,
      'suppliers?': /提携先/,
      'destinations?': /渡航先/,
      'regions?': /地域|周遊/,
      'regional plan': /周遊プラン/,
      country: /国/,
      'install(?:ed|ing)?': /インストール/,
      'installation guide': /インストールガイド/,
      'QR codes?': /QRコード/,
      'activation codes?': /アクティベーションコード/,
      'confirmation code': /確認コード/,
      settings: /設定/,
      camera: /カメラ/,
      'devices?': /端末|機種/,
      'add data': /データを?追加/,
      'orders?': /注文/,
      'order number': /注文番号/,
      'order page': /注文ページ/,
      'invoices?': /請求書/,
      'credit notes?': /返金明細書/,
      'payment method': /支払い方法/,
      'prices?': /料金|支払い額|全額/,
      'tax(?:es)?': /税/,
      'saved card': /保存済みのカード/,
      'wallets?': /ウォレット/,
      'bank transfer': /銀行振込/,
      'ending in': /末尾/,
      'nothing was charged': /請求は発生していません/,
      'refund(?:ed|s)?': /返金/,
      'full refund': /全額返金/,
      'withdraw(?:al)?': /撤回|Confirm withdrawal/,
      'right to withdraw': /撤回権/,
      contract: /契約/,
      consumer: /消費者/,
      'accounts?': /アカウント|口座|ログイン/,
      'sign[ -]in': /ログイン/,
      'sign(?:ed)? out': /ログアウト/,
      password: /パスワード|再設定|設定用/,
      'email address': /メールアドレス/,
      guest: /ゲスト/,
      support: /サポート|対応/,
      'live chat': /ライブチャット/,
      'privacy policy': /プライバシーポリシー/,
      'terms of service': /利用規約/,
      'refund policy': /返金ポリシー/,
      enterprise: /法人/,
      company: /会社|法人/,
      'business day': /営業日/,
      browser: /ブラウザ/,
      'cookies?': /Cookie/,
      'links?': /リンク|Link/,
      expired: /期限/,
      'Wi-Fi': /Wi-Fi/,
      trip: /旅行/,
      airport: /空港/,
      'try again': /もう一度|やり直/,
    },
    // Half-width signs after Japanese, spaces around it, full-width letters and digits, half-width katakana.
    wrongSigns:
      /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー」）](?:["'(),.:;!?[\]~]| (?=[\p{Script=Latin}\d$]))|["'()[\]](?=[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}「（])|[、。] |[\p{Script=Latin}\d%] (?=[がでとにのはへもやを])|[\uFF02-\uFF07\uFF0A-\uFF0E\uFF10-\uFF19\uFF1B-\uFF1E\uFF20-\uFF5E\uFF61-\uFF9F]|\.\.\./u,
    sameAsEnglish:
      /^(?:eSIM(?: …)?|PayPal|Fast Bank|ICCID|USD|UTC|Simport|Apple|iPhone \/ iPad|GeoNames|CC BY.*|Natural Earth|LinkedIn|Instagram|Facebook|YouTube|Google Play|undefined days|\$\.aN|[$%+./]*)$/,
    script: { letters: /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー]/u, least: 0.75 },
  },
};
