import type { EnterpriseRequest } from '../../domain/enterprise/enterprise-request.ts';
import {
  complaintAbout,
  TARGET_REGIONS,
  TEAM_SIZES,
  TYPED_FIELDS,
} from '../../domain/enterprise/request-rules.ts';
import { complaints } from '../../domain/enterprise/words.ts';

export type Errors = Partial<Record<keyof EnterpriseRequest, string>>;

/** The form's values as the API takes them; `fax` is the field that only bots fill in. */
export function readForm(form: HTMLFormElement) {
  const data = new FormData(form);
  const text = (name: string) => {
    const value = data.get(name);
    return typeof value === 'string' ? value : '';
  };
  const chosen = new Set(data.getAll('interestedRegions'));
  return {
    companyName: text('companyName'),
    contactName: text('contactName'),
    email: text('email'),
    phone: text('phone'),
    website: text('website'),
    message: text('message'),
    teamSize: TEAM_SIZES.find((size) => size === text('teamSize')) ?? null,
    interestedRegions: TARGET_REGIONS.filter((region) => chosen.has(region)),
    consent: data.has('consent'),
    subscribe: data.has('subscribe'),
    fax: text('fax'),
  };
}

export type TypedRequest = ReturnType<typeof readForm>;

/** The errors by field. */
export function errorsIn(typed: TypedRequest): Errors {
  const errors: Errors = {};
  for (const field of TYPED_FIELDS) {
    const complaint = complaintAbout(field, typed[field]);
    if (complaint !== null) errors[field] = complaint;
  }
  if (!typed.consent) errors.consent = complaints.consent;
  return errors;
}
