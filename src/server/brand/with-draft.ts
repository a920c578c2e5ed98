import type { Deps } from '../deps.ts';

/** The shop as a draft would make it look, for whoever has its id; null for an unknown one, and after a day. */
export async function withDraft(deps: Deps, id: string): Promise<Deps | null> {
  const draft = await deps.brand.draft(id);
  if (!draft) return null;
  return {
    ...deps,
    settings: { ...deps.settings, ...draft.settings },
    brand: { ...deps.brand, current: () => draft },
  };
}
