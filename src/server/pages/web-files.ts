import { readdirSync, readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { dirname, extname, join, sep } from 'node:path';
import { fileURLToPath } from 'node:url';

import { type Language, LANGUAGE_CODES, SOURCE } from '../../domain/languages.ts';
import { pagesIn } from '../core/built-languages.ts';
import type { Encoding } from '../response-cache/encoding.ts';
import { type Asked, finish } from '../response-cache/finish.ts';
import { pack } from '../response-cache/pack.ts';
import { plainWords } from './words.ts';

const TYPES: Record<string, string> = {
  '.css': 'text/css; charset=utf-8',
  '.ico': 'image/x-icon',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
};

/** A name with a hash of its content always means the same content. */
export const FOREVER = 'public, max-age=31536000, immutable';
const A_WEEK = 'public, max-age=604800';
const A_MINUTE = 'public, max-age=60';

/** Files compressed by the build are next to the original, with one of these endings. */
const ENDINGS: Partial<Record<Encoding, string>> = { br: '.br', gzip: '.gz' };
const PACKED = /\.(br|gz)$/;

/** One folder of files, listed when the shop starts: nothing outside the list can be requested. */
export class Folder {
  readonly #root: string;
  readonly #names: ReadonlySet<string>;
  /** Names of the compressed files, with their endings. */
  readonly #built: ReadonlySet<string>;

  constructor(root: string) {
    this.#root = root;
    const names = list(root);
    this.#names = new Set(names.filter((name) => !PACKED.test(name)));
    this.#built = new Set(names.filter((name) => PACKED.test(name)));
  }

  /** Every file with this ending, as text, by its address. */
  texts(ending: string): Map<string, string> {
    const names = [...this.#names].filter((name) => name.endsWith(ending));
    return new Map(names.map((name) => [`/${name}`, readFileSync(join(this.#root, name), 'utf8').trimEnd()]));
  }

  text(name: string): string {
    return readFileSync(join(this.#root, name), 'utf8');
  }

  has(name: string): boolean {
    return this.#names.has(name);
  }

  /** The file as an answer, compressed as the browser accepts it. */
  async answer(name: string, cacheControl: string, asked: Asked): Promise<Response> {
    if (!this.#names.has(name)) return missing();
    const headers = new Headers({
      'content-type': TYPES[extname(name)] ?? 'application/octet-stream',
      'cache-control': cacheControl,
    });
    const body = await readFile(join(this.#root, name));
    const packed = async (encoding: Encoding) => {
      const built = name + (ENDINGS[encoding] ?? '');
      return this.#built.has(built) ? readFile(join(this.#root, built)) : pack(body, encoding, 'small');
    };
    return finish({ status: 200, headers, body }, asked, packed);
  }
}

/** Every file the shop serves: the browser's bundle in each language, the drawn pictures, the flags. */
export class WebFiles {
  readonly artVersion: string;
  readonly #client: Folder;
  readonly #translated: ReadonlyMap<string, Folder>;
  readonly #art: Folder;
  readonly #flags: Folder;

  constructor(buildDir: string) {
    this.#client = new Folder(join(buildDir, 'client'));
    const others = LANGUAGE_CODES.filter((language) => language !== SOURCE);
    this.#translated = new Map(
      others.map((language) => [language, new Folder(join(pagesIn(language, buildDir), 'client'))]),
    );
    this.#art = new Folder(join(buildDir, 'art'));
    this.#flags = new Folder(
      join(dirname(fileURLToPath(import.meta.resolve('circle-flags/package.json'))), 'flags'),
    );
    this.artVersion = artVersionIn(join(buildDir, 'art', 'manifest.json'));
  }

  /** Every stylesheet of a language's pages as text, by its address. */
  styles(language: Language): Map<string, string> {
    return (this.#translated.get(language) ?? this.#client).texts('.css');
  }

  /** The names that a language's build gave to the custom properties of its styles: '--signal' is '--c'. */
  properties(language: Language): Map<string, string> {
    const text = (this.#translated.get(language) ?? this.#client).text('.vite/properties.json');
    return new Map(Object.entries(JSON.parse(text) as Record<string, string>));
  }

  /** The file at an address; a 404 where only a file could be; null for the address of a page. */
  find(path: string, asked: Asked): Promise<Response> | Response | null {
    const [first = '', ...rest] = decode(path).slice(1).split('/');
    if (first === 'assets') {
      const name = ['assets', ...rest].join('/');
      const own = this.#translated.get(rest.length > 1 ? (rest[0] ?? '') : '');
      if (!own || own.has(name)) return (own ?? this.#client).answer(name, FOREVER, asked);
      // A package leaves out what is the same in the source's language: the name has a hash of the content.
      return this.#client.answer(['assets', ...rest.slice(1)].join('/'), FOREVER, asked);
    }
    if (first === '.vite') return null;
    if (first === 'flags') return this.#flags.answer(rest.join('/'), A_WEEK, asked);
    if (first === 'art') return this.#picture(rest, asked);
    const last = rest.at(-1) ?? first;
    if (!last.includes('.') || last.endsWith('.data')) return null;
    return this.#client.answer([first, ...rest].join('/'), A_MINUTE, asked);
  }

  #picture([version, ...name]: string[], asked: Asked): Promise<Response> {
    const keep = version === this.artVersion ? FOREVER : A_MINUTE;
    const wanted = name.join('/');
    // A country without a drawing gets the general picture, in the same crop.
    const shown = this.#art.has(wanted) ? wanted : `${name[0] ?? ''}/_.svg`;
    return this.#art.answer(shown, keep, asked);
  }
}

function missing(): Response {
  return new Response(`${plainWords.notFound}\n`, {
    status: 404,
    headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' },
  });
}

function decode(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

function list(root: string): string[] {
  try {
    const entries = readdirSync(root, { recursive: true, withFileTypes: true });
    return entries
      .filter((entry) => !entry.isDirectory())
      .map((entry) =>
        join(entry.parentPath, entry.name)
          .slice(root.length + 1)
          .replaceAll(sep, '/'),
      );
  } catch {
    return [];
  }
}

function artVersionIn(manifest: string): string {
  try {
    return (JSON.parse(readFileSync(manifest, 'utf8')) as { hash: string }).hash;
  } catch {
    return 'none';
  }
}
