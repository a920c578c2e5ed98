/** How far the request of a company is. From each every other can be reached: people change their minds. */
export const LEAD_STATES = ['new', 'contacted', 'won', 'lost'] as const;

export type LeadState = (typeof LEAD_STATES)[number];
