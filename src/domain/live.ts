/** What a page may want to hear of. */
export const TOPICS = ['countries', 'regions', 'esims'] as const;

export type Topic = (typeof TOPICS)[number];
