import { z } from 'zod';

import { emailSchema } from '../email-schema.ts';
import {
  complaintAbout,
  completeWebsite,
  TARGET_REGIONS,
  TEAM_SIZES,
  type TypedField,
} from './request-rules.ts';
import { complaints } from './words.ts';

const typed = (field: TypedField) =>
  z
    .string()
    .trim()
    .superRefine((text, context) => {
      const complaint = complaintAbout(field, text);
      if (complaint !== null) context.addIssue(complaint);
    });

/** A company's request. Text is trimmed; optional text is empty, an optional team size null. */
export const enterpriseRequestSchema = z.object({
  companyName: typed('companyName'),
  contactName: typed('contactName'),
  email: typed('email').pipe(emailSchema),
  phone: typed('phone').default(''),
  website: typed('website').transform(completeWebsite).default(''),
  teamSize: z.enum(TEAM_SIZES).nullable().default(null),
  interestedRegions: z.array(z.enum(TARGET_REGIONS)).max(TARGET_REGIONS.length).default([]),
  message: typed('message').default(''),
  consent: z.literal(true, complaints.consent),
  subscribe: z.boolean().default(true),
});

export type EnterpriseRequest = z.infer<typeof enterpriseRequestSchema>;
