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
};
