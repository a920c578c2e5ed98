import { z } from 'zod';

/** The summary of one contract in finished words, so that it says the same for ever. */
export const contractSummarySchema = z.object({
  title: z.string(),
  /** What is sold: 'eSIM data plan for Japan, 3 GB, 30 days'. */
  service: z.string(),
  /** Name, address, mailbox and site. */
  provider: z.array(z.string()),
  intro: z.string(),
  sections: z.array(z.object({ title: z.string(), lines: z.array(z.string()) })),
  /** The operator's own part, at the end of the last section; `html` is made by the shop of their Markdown. */
  part: z.object({
    title: z.string(),
    html: z.string(),
    /** Of its words, if it is not in the language of the summary: BCP 47. */
    language: z.object({ tag: z.string(), direction: z.enum(['ltr', 'rtl']) }).optional(),
  }),
  made: z.string(),
});

export type ContractSummary = z.infer<typeof contractSummarySchema>;
