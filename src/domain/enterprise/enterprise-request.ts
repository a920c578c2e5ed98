import { z } from 'zod';

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

const named = (what: string) =>
  z.string().trim().min(2, `Please enter ${what}, at least 2 characters`).max(200, 'That is too long');

/** Something, an at-sign, something, a dot, something. */
const SIMPLE_EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

/** People leave the scheme out; it is put in for them. */
const website = z
  .string()
  .trim()
  .max(300, 'That is too long')
  .transform((text) => (/^[\w-]+(\.[\w-]+)+/.test(text) ? `https://${text}` : text))
  .pipe(
    z
      .literal('')
      .or(
        z.url({
          protocol: /^https?$/,
          hostname: z.regexes.domain,
          error: 'Please enter a web address, such as https://example.com',
        }),
      ),
  );

/** What a company asks for. Text is trimmed; what may be left out is empty text, the team size null. */
export const enterpriseRequestSchema = z.object({
  companyName: named('your company’s name'),
  contactName: named('your name'),
  email: z
    .string()
    .trim()
    .max(254, 'That is too long')
    .regex(SIMPLE_EMAIL, 'Please enter a valid email address'),
  phone: z.string().trim().max(50, 'That is too long').default(''),
  website: website.default(''),
  teamSize: z.enum(TEAM_SIZES).nullable().default(null),
  interestedRegions: z.array(z.enum(TARGET_REGIONS)).max(TARGET_REGIONS.length).default([]),
  message: z.string().trim().max(4000, 'That is too long').default(''),
  consent: z.literal(true, 'Please agree, so that we may answer you'),
  subscribe: z.boolean().default(true),
});

export type EnterpriseRequest = z.infer<typeof enterpriseRequestSchema>;

/** What comes of a request: the first complaint about each field, or the request as it may be sent. */
export type CheckedRequest =
  | { request: EnterpriseRequest }
  | { errors: Partial<Record<keyof EnterpriseRequest, string>> };

/** Checks what was typed into the form. */
export function checkRequest(
  typed: z.input<typeof enterpriseRequestSchema> | Record<string, unknown>,
): CheckedRequest {
  const parsed = enterpriseRequestSchema.safeParse(typed);
  if (parsed.success) return { request: parsed.data };
  const errors: Partial<Record<keyof EnterpriseRequest, string>> = {};
  for (const { path, message } of parsed.error.issues) errors[path[0] as keyof EnterpriseRequest] ??= message;
  return { errors };
}
