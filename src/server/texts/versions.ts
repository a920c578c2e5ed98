import type { Language } from '../../domain/languages.ts';
import type { PageName } from '../../domain/operators/texts/texts.ts';
import type { DbOrTx } from '../db/database.ts';
import { versionsByValue } from '../revisions/revisions.ts';
import { pageKind } from './kind.ts';

export interface TextVersion {
  /** Of the page: the first one with this text. */
  version: number;
  changedAt: Date;
}

/** A page has at most so many links to earlier texts. */
const MOST = 50;

/** The texts that a page has had in a language, newest first; a version that changed another language is none of them. */
export async function textVersions(db: DbOrTx, name: PageName, language: Language): Promise<TextVersion[]> {
  const found = await versionsByValue(db, pageKind(name), ['texts', language, 'changed_at'], MOST);
  return found.map(({ version, value }) => ({ version, changedAt: new Date(value) }));
}
