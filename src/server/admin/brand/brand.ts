import { z } from 'zod';

import { brandSchema } from '../../../domain/operators/brand/brand-schema.ts';
import {
  type Brand,
  brandChanges,
  PICTURE_KINDS,
  type PictureKind,
} from '../../../domain/operators/brand/brand.ts';
import { pictureAddress } from '../../../domain/operators/brand/page-look.ts';
import { brandWords } from '../../../domain/operators/brand/words.ts';
import { PHOTO_LIMITS } from '../../../domain/operators/catalogue/photo.ts';
import { Problem } from '../../../domain/problems/problem.ts';
import type { AuditFacts } from '../../audit/audit-facts.ts';
import { recordAudit } from '../../audit/record-audit.ts';
import { decidedByEnvironment } from '../../brand/brand.ts';
import { BRAND } from '../../brand/kind.ts';
import { brandFilesOf, storeBrandPicture } from '../../brand/pictures.ts';
import { offeredLanguages } from '../../core/built-languages.ts';
import type { Deps } from '../../deps.ts';
import { DRAWN_SECONDS, drawing } from '../../drawing/drawing.ts';
import { invoicePdf } from '../../invoices/invoices-in.ts';
import { sampleInvoice } from '../../invoices/sample-invoice.ts';
import {
  addRevision,
  newestRevision,
  newestVersion,
  type Revision,
  revisionAt,
  storeDraft,
} from '../../revisions/revisions.ts';
import { actor } from '../../staff/acting.ts';
import { base64 } from '../parts/base64.ts';
import { mustHaveReason, reason, verb, type VerbCall, wrongField } from '../parts/verb.ts';
import {
  brandDraft,
  changesSchema,
  dressed,
  factsOfVersion,
  historyInput,
  historyOf,
  historyOutput,
  type PublishedVersion,
  publishedFacts,
  publishedSchema,
  seenVersion,
  version,
} from '../parts/versions.ts';

export const brand = verb({
  permission: 'brand.change',
  summary: 'Show how the shop looks: the brand in force, or an older version of it',
  changes: false,
  input: z.object({ version: version.optional() }),
  output: z.object({
    ...publishedFacts,
    newest: z.int(),
    brand: brandSchema,
    /** Parts that a setting of the environment decides, whatever is published. */
    environment: z.array(z.object({ path: z.string(), setting: z.string() })),
    /** What the shop is called where its brand does not name it. */
    usual_name: z.string(),
    /** Of its pages. */
    languages: z.array(z.string()),
    /** Uploaded pictures of this version, by what they are for. */
    pictures: z.array(z.object({ kind: z.enum(PICTURE_KINDS), src: z.string(), size: z.string() })),
  }),
  async run({ deps }, { version: wanted }) {
    const { db } = deps.db;
    const newest = await newestVersion(db, BRAND);
    const found = await versionOf(deps, wanted ?? newest);
    return {
      ...(await factsOfVersion(deps, found)),
      newest,
      brand: found.content,
      environment: decidedByEnvironment(deps.settings),
      usual_name: deps.brand.usualName,
      languages: offeredLanguages(),
      pictures: await picturesOf(deps, found.content),
    };
  },
});

export const brand_history = verb({
  permission: 'brand.change',
  summary: 'List published versions of the brand, with who published them and why, newest first',
  changes: false,
  input: historyInput,
  output: historyOutput,
  run: ({ deps }, asked) => historyOf(deps, BRAND, asked),
});

export const brand_compare = verb({
  permission: 'brand.change',
  summary: 'Compare two versions of the brand; version 0 is the shop’s own look',
  changes: false,
  input: z.object({ from: version, to: version }),
  output: z.object({ changes: changesSchema }),
  async run({ deps }, { from, to }) {
    const [before, after] = [await versionOf(deps, from), await versionOf(deps, to)];
    return { changes: brandChanges(before.content, after.content) };
  },
});

export const brand_picture = verb({
  permission: 'brand.change',
  summary:
    'Upload a picture for the brand, JPEG, PNG or WebP, which is encoded anew; it shows once a brand with its id is published',
  changes: true,
  input: z.object({ kind: z.enum(PICTURE_KINDS), picture: base64 }),
  output: z.object({ id: z.string(), src: z.string(), size: z.string() }),
  async run({ deps }, { kind, picture }) {
    const bytes = Buffer.from(picture, 'base64');
    if (bytes.byteLength > PHOTO_LIMITS.mostBytes)
      throw wrongField('picture', brandWords.picture.too_many_bytes);
    const files = await drawing.brand(kind, new Uint8Array(bytes));
    if ('fault' in files) throw wrongField('picture', pictureRefusal(kind, files.fault));
    const id = await storeBrandPicture(deps.db.db, kind, files, deps.now());
    const [first] = files;
    if (!first) throw new Error('a picture has a file');
    return { id, src: pictureAddress(id, first.name), size: sizeOf(first) };
  },
});

export const brand_preview = verb({
  permission: 'brand.change',
  summary:
    'Store a brand for a day, to see it on any page whose address ends with ?brand-draft=<id>; it changes nothing that is published',
  changes: true,
  input: z.object({ brand: brandSchema }),
  output: z.object({
    id: z.string(),
    changes: changesSchema,
  }),
  async run({ deps }, { brand: wanted }) {
    const { db } = deps.db;
    await mustHavePictures(deps, wanted);
    const { content } = await newestRevision(db, BRAND);
    const id = await storeDraft(db, BRAND, wanted, deps.now());
    return { id, changes: brandChanges(content, wanted) };
  },
});

export const brand_invoice = verb({
  permission: 'brand.change',
  summary: 'Draw a sample invoice as PDF, in the brand in force or in a previewed one',
  changes: false,
  input: z.object({ brand_draft: brandDraft.optional() }),
  output: z.object({
    /** In base64. */
    pdf: z.string(),
  }),
  async run({ deps }, { brand_draft: draft }) {
    if (drawing.isFull) throw new Problem('too_many_downloads', { seconds: DRAWN_SECONDS });
    const shown = await dressed(deps, draft);
    return { pdf: (await invoicePdf(shown, sampleInvoice(shown))).toString('base64') };
  },
});

export const brand_publish = verb({
  permission: 'brand.change',
  summary: 'Publish a brand, which pages, mails, documents and pictures follow within two seconds',
  changes: true,
  input: z.object({ brand: brandSchema, reason, seen: seenVersion }),
  output: publishedSchema,
  run: (call, { brand: wanted, ...beside }) => publish(call, wanted, beside, {}),
});

export const brand_undo = verb({
  permission: 'brand.change',
  summary: 'Publish an older version of the brand again; version 0 is the shop’s own look',
  changes: true,
  input: z.object({ version, reason, seen: seenVersion }),
  output: publishedSchema,
  async run(call, { version: wanted, ...beside }) {
    const { content } = await versionOf(call.deps, wanted);
    return publish(call, content, beside, { as_version: wanted });
  },
});

async function publish(
  { deps, by }: VerbCall,
  wanted: Brand,
  { reason: why, seen: base }: { reason: string; seen?: number | undefined },
  beside: AuditFacts,
): Promise<PublishedVersion> {
  mustHaveReason(why);
  await mustHavePictures(deps, wanted);
  const { operatorId } = by;
  const done = await deps.db.db.transaction(async (tx) => {
    const before = await newestRevision(tx, BRAND);
    const upon = base ?? before.version;
    const added = await addRevision(tx, BRAND, { content: wanted, why, operatorId, upon });
    if (added.version === before.version) return { version: added.version, published: false };
    const changes = brandChanges(before.content, wanted);
    const told = (side: 'before' | 'after') =>
      Object.fromEntries(changes.map((change) => [change.path, change[side]]));
    await recordAudit(deps, tx, {
      ...actor(by),
      what: 'brand published',
      why,
      subject: `brand ${added.version}`,
      before: { version: before.version, ...told('before') },
      after: { version: added.version, ...told('after'), ...beside },
    });
    return { version: added.version, published: true };
  });
  await deps.brand.refresh();
  return done;
}

/** @throws Problem `invalid_field` for a version that there never was */
async function versionOf({ db }: Pick<Deps, 'db'>, wanted: number): Promise<Revision<Brand>> {
  const found = await revisionAt(db.db, BRAND, wanted);
  if (!found) throw wrongField('version', brandWords.noVersion);
  return found;
}

/** @throws Problem `invalid_field` if a picture was never uploaded, is for something else, or was deleted because nobody published it */
async function mustHavePictures({ db }: Pick<Deps, 'db'>, { pictures }: Brand): Promise<void> {
  const wanted = Object.entries(pictures).flatMap(([kind, id]) => (id === null ? [] : [{ kind, id }]));
  const files = await brandFilesOf(
    db.db,
    wanted.map(({ id }) => id),
  );
  const known = new Set(files.map(({ kind, id }) => `${kind} ${id}`));
  const gone = wanted.find(({ kind, id }) => !known.has(`${kind} ${id}`));
  if (gone) throw wrongField(`pictures.${gone.kind}`, brandWords.noPicture);
}

async function picturesOf({ db }: Pick<Deps, 'db'>, { pictures }: Brand) {
  const ids = Object.values(pictures).filter((id) => id !== null);
  const files = await brandFilesOf(db.db, ids);
  return PICTURE_KINDS.flatMap((kind) => {
    const file = files.find(({ id }) => id === pictures[kind]);
    return file ? [{ kind, src: pictureAddress(file.id, file.name), size: sizeOf(file) }] : [];
  });
}

const sizeOf = ({ width, height }: { width: number; height: number }) => `${width} × ${height}`;

function pictureRefusal(kind: PictureKind, fault: string): string {
  if (fault === 'too_few_pixels') return brandWords.tooSmall(kind);
  if (fault === 'not_square') return brandWords.notSquare;
  return brandWords.picture[fault as keyof typeof brandWords.picture];
}
