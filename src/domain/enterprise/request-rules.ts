import { addressComplaint, MAX_ADDRESS_LENGTH } from '../email-address.ts';
import { complaints, regionNames } from './words.ts';

export const TEAM_SIZES = ['1-10', '11-50', '51-200', '>200'] as const;

export type TargetRegion = keyof typeof regionNames;
export const TARGET_REGIONS = Object.keys(regionNames) as [TargetRegion, ...TargetRegion[]];

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
  if (text.length > LONGEST[field]) return complaints.tooLong;
  if ((field === 'companyName' || field === 'contactName') && text.length < 2) return complaints[field];
  if (field === 'email') return addressComplaint(text);
  if (field === 'website' && !isWebsite(text)) return complaints.website;
  return null;
}

/** Adds the scheme that people leave out. */
export function completeWebsite(typed: string): string {
  const text = typed.trim();
  return /^[\w-]+(\.[\w-]+)+/.test(text) ? `https://${text}` : text;
}

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
