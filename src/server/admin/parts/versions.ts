import { z } from 'zod';

import { brandWords } from '../../../domain/operators/brand/words.ts';
import { withDraft } from '../../brand/with-draft.ts';
import type { Deps } from '../../deps.ts';
import { type Revision, revisionsBefore } from '../../revisions/revisions.ts';
import { operatorsById } from '../../staff/operators.ts';
import { isoOrNull, moment, wrongField } from './verb.ts';

export const version = z.coerce.number().int().min(0).max(2_147_483_647);

/** The newest version that the caller saw; left out at the command line. */
export const seenVersion = z.int().min(0).optional();

/** Who published a version, when and why; `by` is null for the command line and for version 0, the shop's own. */
export const publishedFacts = {
  version: z.int(),
  why: z.string(),
  by: z.string().nullable(),
  at: moment.nullable(),
};

/** The id of a brand that somebody wants to see before publishing it. */
export const brandDraft = z
  .string()
  .max(60)
  .describe('the id of a previewed brand, which it shows in place of the one in force');

/** The shop in that brand, or as it is. @throws Problem `invalid_field` for a draft that is gone */
export async function dressed(deps: Deps, draft: string | undefined): Promise<Deps> {
  const shown = draft === undefined ? deps : await withDraft(deps, draft);
  if (!shown) throw wrongField('brand_draft', brandWords.noDraft);
  return shown;
}

/** What differs between two versions. */
export const changesSchema = z.array(z.object({ path: z.string(), before: z.string(), after: z.string() }));

/** What publishing answers. */
export const publishedSchema = z.object({
  /** The newest version now. */
  version: z.int(),
  /** False if the newest was the same already. */
  published: z.boolean(),
});

export type PublishedVersion = z.infer<typeof publishedSchema>;

export const historyInput = z.object({
  limit: z.coerce.number().int().min(1).max(100).default(20),
  before: version.optional(),
});

export const historyOutput = z.object({
  versions: z.array(z.object(publishedFacts)),
  next: z.int().nullable(),
});

/** Published versions of a subject, newest first. */
export async function historyOf(
  deps: Pick<Deps, 'db'>,
  kind: { subject: string },
  { limit, before }: z.output<typeof historyInput>,
): Promise<z.output<typeof historyOutput>> {
  const found = await revisionsBefore(deps.db.db, kind, before, limit + 1);
  const shown = found.slice(0, limit);
  return {
    versions: await withPeople(deps, shown),
    next: found.length > limit ? (shown.at(-1)?.version ?? null) : null,
  };
}

type Published = Pick<Revision<unknown>, 'version' | 'why' | 'operatorId' | 'createdAt'>;

/** Who published a version, when and why. */
export async function factsOfVersion(deps: Pick<Deps, 'db'>, found: Published) {
  const [facts] = await withPeople(deps, [found]);
  return facts as NonNullable<typeof facts>;
}

/** Adds the operator who published each. */
export async function withPeople({ db }: Pick<Deps, 'db'>, versions: readonly Published[]) {
  const people = await operatorsById(
    db.db,
    versions.flatMap(({ operatorId }) => operatorId ?? []),
  );
  return versions.map(({ version: number, why, operatorId, createdAt }) => ({
    version: number,
    why,
    by: people.get(operatorId ?? '')?.email ?? null,
    at: isoOrNull(createdAt),
  }));
}
