/**
 * An expiry date as typed or pasted, written `MM / YY`. While deleting, the separator goes together with the year, so that
 * backspace reaches the month.
 */
export function formatExpiry(raw: string, deleting: boolean): string {
  const padded = raw.replace(/^\s*([1-9])\s*[/-]/, '0$1');
  let digits = padded.replaceAll(/\D/g, '');
  if (/^\d\d20\d\d/.test(digits)) digits = digits.slice(0, 2) + digits.slice(4);
  if (/^([2-9]|1[3-9])/.test(digits)) digits = `0${digits}`;
  digits = digits.slice(0, 4);
  if (digits.length < 2 || (deleting && digits.length === 2)) return digits;
  return `${digits.slice(0, 2)} / ${digits.slice(2)}`;
}

export interface ExpiryVerdict {
  complete: boolean;
  error?: { code: string; message: string };
}

/** Whether a date written `MM / YY` is complete and not before the day `now`. */
export function checkExpiry(written: string, now: Date): ExpiryVerdict {
  const digits = written.replaceAll(/\D/g, '');
  const month = Number(digits.slice(0, 2));
  if (digits.length >= 2 && (month < 1 || month > 12)) {
    return wrong('invalid_expiry_month', "Your card's expiration month is invalid.");
  }
  if (digits.length < 4) return { complete: false };
  const year = 2000 + Number(digits.slice(2));
  if (year < now.getFullYear()) {
    return wrong('invalid_expiry_year_past', "Your card's expiration year is in the past.");
  }
  if (year > now.getFullYear() + 50) {
    return wrong('invalid_expiry_year', "Your card's expiration year is invalid.");
  }
  if (year === now.getFullYear() && month < now.getMonth() + 1) {
    return wrong('invalid_expiry_month_past', "Your card's expiration date is in the past.");
  }
  return { complete: true };
}

function wrong(code: string, message: string): ExpiryVerdict {
  return { complete: false, error: { code, message } };
}
