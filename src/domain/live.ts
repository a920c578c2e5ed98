/** The topics that a page can listen to. */
export const TOPICS = ['countries', 'regions', 'esims'] as const;

export type Topic = (typeof TOPICS)[number];
