import type * as source from './code-refusal-words.ts';

export const codeRefusals: typeof source.codeRefusals = {
  unknown: 'Böyle bir kod yok. Lütfen doğru yazdığınızdan emin olun.',
  not_yet: 'Bu kod henüz geçerli değil. Lütfen daha sonra tekrar deneyin.',
  ended: 'Bu kodun süresi doldu.',
  used_up: 'Bu kodun kullanım hakkı tükendi.',
  used_by_you: 'Bu kodu daha önce kullandınız.',
  held_by_you:
    'Bu kod, ödenmemiş başka bir siparişinizde kullanılıyor. Lütfen o siparişi tamamlayın veya bir saat sonra tekrar deneyin.',
  not_first: 'Bu kod yalnızca ilk siparişte geçerli.',
  other_place: 'Bu kod bu destinasyon için geçerli değil.',
  other_currency: 'Bu kod bu para biriminde geçerli değil. ABD doları ile öderseniz kullanabilirsiniz.',
  no_effect: 'Bu kod bu paketin fiyatını düşürmüyor.',
};
