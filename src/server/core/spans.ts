import { AsyncLocalStorage } from 'node:async_hooks';
import { createHash, randomBytes } from 'node:crypto';

import { hideIccids, safeWords } from './safe-words/hide-secrets.ts';

/**
 * What a span may contain, with OpenTelemetry's names if they exist. No data of a buyer: no address, code, card, token or path
 * with an id in it; values are checked for secrets all the same.
 */
interface SpanFacts {
  'http.request.method'?: string;
  /** A pattern, never the path itself. */
  'http.route'?: string;
  'http.response.status_code'?: number;
  /** The statement's verb and table; never the statement or a value. */
  'db.query.summary'?: string;
  'shop.provider'?: string;
  'shop.purchase_id'?: string;
  'shop.request_id'?: string;
  /** How many spans of this piece of work were dropped as too many. */
  'shop.spans_left_out'?: number;
  /** The name of the thrown error, never its message. */
  'error.type'?: string;
}

/** `server`: an incoming call; `client`: a call to a provider or the database; `consumer`: a job. */
export type SpanKind = 'server' | 'client' | 'consumer' | 'internal';

export interface Span {
  /** 16 hexadecimal digits. */
  readonly id: string;
  /** Null for the piece of work itself. */
  readonly parentId: string | null;
  name: string;
  kind: SpanKind;
  readonly facts: SpanFacts;
  /** Milliseconds since 1970, with their fractions. */
  readonly startMs: number;
  endMs: number;
}

/** The spans of one piece of work, with the trace it turned out to belong to. */
export interface Piece {
  /** 32 hexadecimal digits. */
  traceId: string;
  /** The parent of the spans without one; null if they begin the trace themselves. */
  rootId: string | null;
  spans: Span[];
}

/** What decides which trace a piece of work belongs to. */
interface Belonging {
  requestId?: string | undefined;
  purchaseId?: string | undefined;
  /** This call made the purchase. */
  isFirst?: boolean;
  job?: string;
}

/** Per piece: a job that reads ten thousand rows one by one must not fill the memory. */
const MAX_SPANS = 200;
const MAX_VALUE_LENGTH = 120;

interface OpenPiece {
  of: Belonging;
  root: Span;
  ended: Span[];
  count: number;
  isOver: boolean;
  isLeftOut: boolean;
}

const current = new AsyncLocalStorage<{ piece: OpenPiece; span: Span }>();
let deliver: Delivery | null = null;

/** Where each piece's spans are delivered. */
export interface Delivery {
  /** Whether this trace is in the sample; the same answer in every process. */
  wants(traceId: string): boolean;
  take(piece: Piece): void;
}

/** Starts keeping spans; null stops it, and then a call costs one comparison. */
export function keepSpans(to: Delivery | null): void {
  deliver = to;
}

export function keepsSpans(): boolean {
  return deliver !== null;
}

/**
 * The trace of a piece of work: its purchase's, whatever process, callback or sweep works on it, otherwise its call's. The trace
 * id is the UUID without its dashes, so each can be found from the other. Undefined while no spans are kept, and without either
 * id.
 */
export function traceIdOf({ purchaseId, requestId }: Belonging): string | undefined {
  const id = purchaseId ?? requestId;
  if (deliver === null || id === undefined) return undefined;
  const bare = id.replaceAll('-', '').toLowerCase();
  return /^[0-9a-f]{32}$/.test(bare) && !/^0+$/.test(bare) ? bare : digest(id, 32);
}

/** Runs a piece of work as the root of a tree of spans. */
export function inPiece<T>(of: Belonging, run: () => T): T {
  if (deliver === null) return run();
  const name = of.job === undefined ? 'work' : `job ${of.job}`;
  const root = begin(null, name, of.job === undefined ? 'internal' : 'consumer', {});
  const piece: OpenPiece = { of, root, ended: [], count: 1, isOver: false, isLeftOut: false };
  return current.run({ piece, span: root }, () => ending(run, (error) => endPiece(piece, error)));
}

/** Names the present piece of work once it is known. */
export function describePiece(name: string, kind: SpanKind, facts: SpanFacts): void {
  const root = current.getStore()?.piece.root;
  if (!root) return;
  root.name = name;
  root.kind = kind;
  Object.assign(root.facts, facts);
}

/** Drops the present piece of work: a file, or a health check. */
export function leaveOutPiece(): void {
  const piece = current.getStore()?.piece;
  if (piece) piece.isLeftOut = true;
}

/** Runs a part of the present piece of work as its own span; outside of a piece, or while no spans are kept, just runs it. */
export function inSpan<T>(name: string, run: () => T, kind: SpanKind = 'internal', facts: SpanFacts = {}): T {
  const started = openSpan(name, kind, facts);
  if (!started) return run();
  return current.run({ piece: started.piece, span: started.span }, () =>
    ending(run, (error) => started.end(error)),
  );
}

/** A span that its caller must end, once; null outside of a piece of work, or if the piece has too many. */
export function openSpan(name: string, kind: SpanKind, facts: SpanFacts) {
  const store = deliver === null ? undefined : current.getStore();
  if (!store) return null;
  const { piece, span: parent } = store;
  if (++piece.count > MAX_SPANS) return null;
  const span = begin(parent.id, name, kind, facts);
  return {
    piece,
    span,
    end(error?: unknown, told: SpanFacts = {}) {
      Object.assign(span.facts, told, failure(error));
      span.endMs = nowMs();
      piece.ended.push(span);
      // It ran on after its call had been answered.
      if (piece.isOver) hand(piece);
    },
  };
}

function begin(parentId: string | null, name: string, kind: SpanKind, facts: SpanFacts): Span {
  const id = randomBytes(8).toString('hex');
  return { id, parentId, name, kind, facts: { ...facts }, startMs: nowMs(), endMs: 0 };
}

function endPiece(piece: OpenPiece, error: unknown): void {
  const { root, of } = piece;
  root.endMs = nowMs();
  const leftOut = piece.count - MAX_SPANS;
  const facts = {
    ...(of.purchaseId !== undefined && { 'shop.purchase_id': of.purchaseId }),
    ...(of.requestId !== undefined && { 'shop.request_id': of.requestId }),
    ...(leftOut > 0 && { 'shop.spans_left_out': leftOut }),
  };
  Object.assign(root.facts, facts, failure(error));
  piece.ended.push(root);
  piece.isOver = true;
  hand(piece);
}

function hand(piece: OpenPiece): void {
  const { of, ended } = piece;
  piece.ended = [];
  if (piece.isLeftOut) return;
  const traceId = traceIdOf(of) ?? digest(piece.root.id, 32);
  if (!deliver?.wants(traceId)) return;
  const rootId = digest(`root ${traceId}`, 16);
  // A call without a purchase begins its trace, and so does the one that made a purchase; everything else goes below.
  const isFirst = of.isFirst === true || (of.purchaseId === undefined && of.job === undefined);
  const named = (id: string | null) => (isFirst && id === piece.root.id ? rootId : id);
  const spans = ended.map(({ id, parentId, facts, name, kind, startMs, endMs }) => ({
    id: named(id) ?? id,
    parentId: named(parentId),
    facts: safe(facts),
    name,
    kind,
    startMs,
    endMs,
  }));
  deliver.take({ traceId, rootId: isFirst ? null : rootId, spans });
}

function ending<T>(run: () => T, end: (error?: unknown) => void): T {
  let result: T;
  try {
    result = run();
  } catch (error) {
    end(error);
    throw error;
  }
  if (!(result instanceof Promise)) {
    end();
    return result;
  }
  // The caller handles the rejection; this is a second listener on the same one.
  result.then(() => end(), end);
  return result;
}

function failure(error: unknown): SpanFacts {
  if (error === undefined) return {};
  return { 'error.type': error instanceof Error ? error.name : typeof error };
}

function safe(facts: SpanFacts): SpanFacts {
  const told = Object.entries(facts).map(([name, value]) => [
    name,
    typeof value === 'string' ? hideIccids(safeWords(value)).slice(0, MAX_VALUE_LENGTH) : (value as unknown),
  ]);
  return Object.fromEntries(told) as SpanFacts;
}

function digest(text: string, digits: number): string {
  return createHash('sha256').update(text).digest('hex').slice(0, digits);
}

function nowMs(): number {
  return performance.timeOrigin + performance.now();
}
