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
      eSIM: /eSIM|ダウンロードしますか/,
      'plans?': /プラン|もっと見る|減らす|モバイル通信/,
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
      'install(?:ed|ing)?': /インストール|設定方法/,
      'installation guide': /インストールガイド/,
      'QR codes?': /QRコード/,
      'activation codes?': /アクティベーションコード|コードを入力/,
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
      'accounts?': /アカウント|口座|ログイン|登録/,
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
    untranslated:
      /(?:\p{Lu}\p{L}+ (?:and )?)+(?:Mobile|Telecom)\b|\b(?:Lite|Essential|Plus|Light|Standard|Max|Extra)\b|Samsung|Rakuten Hand|Nothing Phone|Galaxy Note|Oppo Find|OnePlus Open/gu,
    script: { letters: /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー]/u, least: 0.75 },
  },
  ar: {
    glossary: {
      eSIM: /eSIM|شريح|شرائح/,
      eSIMs: /eSIM|شريح|شرائح/,
      plan: /باق/,
      plans: /باق/,
      'data plan': /باق/,
      order: /طلب|رتب/,
      orders: /طلب/,
      'order number': /رقم (?:ال)?طلب/,
      refund: /استرد|استرجاع|أعد|أُعيد|نعيد|يعود|إعادة|المُعاد|ردّ|نرد|رد |يُعَد|تسترد/,
      invoice: /فاتور|فواتير/,
      'credit note': /إشعار دائن|الإشعارات الدائنة/,
      receipt: /إيصال/,
      checkout: /دفع/,
      payment: /دف[عو]/,
      card: /بطاق/,
      wallet: /محفظ|محافظ/,
      price: /سعر|ثمن|مبلغ/,
      fee: /رسوم/,
      total: /إجمالي/,
      discount: /خصم/,
      tax: /ضرائب|ضريب/,
      taxes: /ضرائب|ضريب/,
      'Nothing was charged': /لم يُخصم أي مبلغ/,
      account: /حساب/,
      password: /كلم(?:ة|تا) المرور|كلمة مرور|كلمات المرور/,
      email: /بريد|رسال|رسائل|راسل|نراسل|العنوان|عنوان/,
      'sign in': /دخول/,
      'sign out': /خروج/,
      link: /رابط|روابط|Google Pay أو Link/,
      country: /بلد|دول/,
      countries: /بلد|دول/,
      region: /منطق|مناطق/,
      destination: /وجه/,
      coverage: /تغط/,
      network: /شبك/,
      networks: /شبك/,
      roaming: /تجوال/,
      hotspot: /نقطة اتصال|مشاركة الاتصال/,
      speed: /سرع/,
      unlimited: /غير (?:ال)?محدود/,
      'used up': /نفد|استُنفد|استنفد/,
      expired: /انته|منته/,
      'QR code': /رمز QR|رموز QR/,
      'activation code': /رمز (?:ال)?تفعيل/,
      settings: /إعداد/,
      phone: /هاتف|هواتف/,
      device: /جهاز|أجهزة/,
      browser: /متصفح/,
      support: /دعم|يدعم/,
      FAQ: /الأسئلة الشائعة/,
      'Terms of Service': /شروط الخدمة/,
      'privacy policy': /سياسة الخصوصية/,
      'Refund Policy': /سياسة الاسترداد/,
      cookie: /ملف/,
      company: /شرك/,
      enterprise: /شرك/,
      traveler: /مسافر/,
      trip: /رحل/,
      'promotion code': /رمز (?:ال)?خصم/,
      withdraw: /عدول|العدول|عدل|أعدل|سحب/,
      'business day': /يوم عمل/,
      hour: /ساع/,
      day: /يوم|أيام|\bdays?\b/,
      'try again': /مرة أخرى|محاولة أخرى|لاحقًا/i,
    },
    // Quotes and commas of names and codes in Latin letters are their own. A sign or a unit of a number that is not isolated, and a
    // number that follows a Latin word and a comma, are shown at the wrong side; what is borrowed from formatters is read in English.
    wrongSigns:
      /[\u0600-\u06FF]\s*[,;?"'“”‘’]|["'“”‘’]\s*[\u0600-\u06FF]|[\u0660-\u0669\u06F0-\u06F9]|\.\.\.|\u0640(?!\s)|[\u0600-\u06FF][^\p{L}\u2066-\u2069]*(?:[+-]\d|\$(?!(?:\d[\d,]*\.\d\d|\.aN))|(?<![\d.])(?!(?:[01235]|11|21|100)\s(?:MB|kbps))\d+(?:\.\d+)?\s?(?:%|[GMk]B\b|[kM]bps))|(?<!X[a-f])[A-Za-z]\s*[،؛·]\s*\d/u,
    sameAsEnglish:
      /^(?:eSIM|PayPal|Android|iPhone|iPad|iOS|Simport|USD|Fast Bank|ICCID|Apple|Google Pay|Google Play|GeoNames|CC BY.*|iPhone \/ iPad|eSIM …|Natural Earth|LinkedIn|Instagram|Facebook|YouTube|days\.|\$\.aN|[\d\s.,$GMKB·/-]+|.{0,3})$/,
    untranslated:
      /(?:[\p{Script=Latin}.'’&()-]+ )+(?:Mobile|Telecom)\b|\bPlus\b|Nothing Phone|Galaxy Note|Oppo Find|OnePlus Open|Rakuten Hand|__Host-simport_\w+/gu,
    // Facts, brands and what neighbours say in English count too.
    script: { letters: /\p{Script=Arabic}/u, least: 0.75 },
  },
};
