/** How the shop's support works, worded once: mail is answered around the clock, chat during some hours. */
export const SERVICE = {
  mailHours: 'Around the clock, every day of the week',
  chatHours: '09:00-18:00 Pacific Time',
  /** Pacific Time is seven or eight hours behind UTC. */
  chatHoursInUtc: '17:00-02:00 UTC, in summer 16:00-01:00 UTC',
  firstReply: '2 hours on average, or several hours when it’s busy',
  businessReply: 'within one business day',
} as const;
