import { addressComplaint, MAX_ADDRESS_LENGTH } from '../email-address.ts';

export const TEAM_SIZES = ['1-10', '11-50', '51-200', '>200'] as const;

export const TARGET_REGIONS = [
  'North America',
  'Latin America',
  'Europe',
  'Middle East',
  'Africa',
  'South Asia',
  'East Asia',
  'Southeast Asia',
  'Oceania',
  'Global / Multi-region',
] as const;

/** The free-text fields of a request. */
export const TYPED_FIELDS = ['companyName', 'contactName', 'email', 'phone', 'website', 'message'] as const;
export type TypedField = (typeof TYPED_FIELDS)[number];

/** The most characters of each. */
export const LONGEST: Record<TypedField, number> = {
  companyName: 200,
  contactName: 200,
  email: MAX_ADDRESS_LENGTH,
  phone: 50,
  website: 300,
  message: 4000,
};

/** What is wrong with a field's text, as a sentence for its writer; null if nothing is. */
export function complaintAbout(field: TypedField, typed: string): string | null {
  const text = typed.trim();
  if (text.length > LONGEST[field]) return 'That is too long';
  if (field === 'companyName' && text.length < 2)
    return 'Please enter your company’s name, at least 2 characters';
  if (field === 'contactName' && text.length < 2) return 'Please enter your name, at least 2 characters';
  if (field === 'email') return addressComplaint(text);
  if (field === 'website' && !isWebsite(text))
    return 'Please enter a web address, such as https://example.com';
  return null;
}

/** Adds the scheme that people leave out. */
export function completeWebsite(typed: string): string {
  const text = typed.trim();
  return /^[\w-]+(\.[\w-]+)+/.test(text) ? `https://${text}` : text;
}

export const CONSENT_COMPLAINT = 'Please agree, so that we may answer you';

function isWebsite(typed: string): boolean {
  if (typed === '') return true;
  if (/\s/.test(typed)) return false;
  try {
    const { protocol, hostname } = new URL(completeWebsite(typed));
    return /^https?:$/.test(protocol) && hostname.includes('.');
  } catch {
    return false;
  }
}
