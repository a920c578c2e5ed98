import { z } from 'zod';

/** What a page may want to hear of. */
export const TOPICS = ['countries', 'regions', 'esims'] as const;

export type Topic = (typeof TOPICS)[number];

/** The data of one server-sent event: something of the topic changed; ask the API for it. */
export const newsSchema = z.object({ topic: z.enum(TOPICS), revision: z.number().int() });

export type LiveNews = z.infer<typeof newsSchema>;
