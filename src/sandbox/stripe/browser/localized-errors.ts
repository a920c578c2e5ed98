/** The API speaks English, and the browser library the page's language. By locale: declined, too little money, expired, wrong CVC. */
const BY_LOCALE: Readonly<Record<string, readonly [string, string, string, string]>> = {
  de: [
    'Ihre Karte wurde abgelehnt.',
    'Ihre Karte ist nicht ausreichend gedeckt.',
    'Ihre Karte ist abgelaufen.',
    'Der Sicherheitscode Ihrer Karte ist falsch.',
  ],
  fr: [
    'Votre carte a été refusée.',
    'Les fonds disponibles sur votre carte sont insuffisants.',
    'Votre carte a expiré.',
    'Le code de sécurité de votre carte est incorrect.',
  ],
  es: [
    'Tu tarjeta ha sido rechazada.',
    'Tu tarjeta no tiene fondos suficientes.',
    'Tu tarjeta ha caducado.',
    'El código de seguridad de tu tarjeta es incorrecto.',
  ],
  it: [
    'La tua carta è stata rifiutata.',
    'La tua carta non ha fondi sufficienti.',
    'La tua carta è scaduta.',
    'Il codice di sicurezza della tua carta è errato.',
  ],
  nl: [
    'Je kaart is geweigerd.',
    'Het saldo van je kaart is ontoereikend.',
    'Je kaart is verlopen.',
    'De beveiligingscode van je kaart is onjuist.',
  ],
  'pt-BR': [
    'Seu cartão foi recusado.',
    'Seu cartão não tem saldo suficiente.',
    'Seu cartão expirou.',
    'O código de segurança do seu cartão está incorreto.',
  ],
  pl: [
    'Karta została odrzucona.',
    'Na karcie nie ma wystarczających środków.',
    'Karta straciła ważność.',
    'Kod zabezpieczający karty jest nieprawidłowy.',
  ],
  tr: [
    'Kartınız reddedildi.',
    'Kartınızın bakiyesi yetersiz.',
    'Kartınızın süresi dolmuş.',
    'Kartınızın güvenlik kodu hatalı.',
  ],
  ja: [
    'カードが拒否されました。',
    'カードの残高が不足しています。',
    'カードの有効期限が切れています。',
    'カードのセキュリティコードが正しくありません。',
  ],
  ko: [
    '카드가 거절되었습니다.',
    '카드 잔액이 부족합니다.',
    '카드가 만료되었습니다.',
    '카드 보안 코드가 올바르지 않습니다.',
  ],
  zh: ['您的银行卡被拒绝。', '您的银行卡余额不足。', '您的银行卡已过期。', '您的银行卡安全码不正确。'],
  'zh-TW': ['您的卡片遭拒。', '您的卡片餘額不足。', '您的卡片已過期。', '您的卡片安全碼不正確。'],
  ar: ['تم رفض بطاقتك.', 'رصيد بطاقتك غير كافٍ.', 'انتهت صلاحية بطاقتك.', 'رمز أمان بطاقتك غير صحيح.'],
  he: ['הכרטיס נדחה.', 'אין בכרטיס יתרה מספקת.', 'תוקף הכרטיס פג.', 'קוד האבטחה של הכרטיס שגוי.'],
};

/** An error of the API with its message in a locale of the browser library; unchanged if that has no words for it. */
export function localizedError<T extends Record<string, unknown>>(error: T, locale: string): T {
  const [declined, insufficient, expired, wrongCvc] = BY_LOCALE[locale] ?? [];
  const byCode: Record<string, string | undefined> = {
    card_declined: error['decline_code'] === 'insufficient_funds' ? insufficient : declined,
    expired_card: expired,
    incorrect_cvc: wrongCvc,
  };
  const message = byCode[String(error['code'])];
  return message === undefined ? error : { ...error, message };
}
