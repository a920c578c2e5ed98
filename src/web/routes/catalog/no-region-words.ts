import { catalogWords } from './words.ts';

/** In place of a region's page, and of its guide. */
export const noRegionWords = {
  missingMeta: { title: 'Region not found', description: 'We couldn’t find that region.' },
  missing: { title: 'Region not found', text: 'We couldn’t find that region.' },
  failed: { title: 'Failed to load regional plans', text: catalogWords.notLoaded },
};
