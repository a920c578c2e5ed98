import type { LanguageRules } from '../rules.ts';

export const de: LanguageRules = {
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
};
