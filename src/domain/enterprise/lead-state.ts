/** The state of a lead. Each can change to every other: people change their minds. */
export const LEAD_STATES = ['new', 'contacted', 'won', 'lost'] as const;

export type LeadState = (typeof LEAD_STATES)[number];
