import { readFileSync } from 'node:fs';
import { SourceMap, type SourceMapPayload } from 'node:module';
import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';

const PLACE = /file:[^\s()]+/g;
/** The folder of the built programs, each with its source map next to it. */
const PROGRAMS = '/build/programs/';

/** Source maps by program, read when the first error is logged; null for a program without one. */
const maps = new Map<string, SourceMap | null>();

/**
 * A stack whose frames name the sources instead of the bundle. Node's own way (`--enable-source-maps`) uses memory from the
 * start.
 */
export function atSources(stack: string): string {
  return stack.replace(PLACE, (place) => {
    const [, program = '', line, column] = /^(.+\.js):(\d+):(\d+)$/.exec(place) ?? [];
    if (!program.includes(PROGRAMS)) return place;
    const origin = mapOf(program)?.findOrigin(Number(line), Number(column));
    if (!origin || !('fileName' in origin)) return place;
    const source = relative(process.cwd(), fileURLToPath(new URL(origin.fileName, program)));
    return `${source}:${origin.lineNumber}:${origin.columnNumber}`;
  });
}

function mapOf(program: string): SourceMap | null {
  const known = maps.get(program);
  if (known !== undefined) return known;
  let map: SourceMap | null = null;
  try {
    map = new SourceMap(JSON.parse(readFileSync(new URL(`${program}.map`), 'utf8')) as SourceMapPayload);
  } catch {
    // Packages have no source map.
  }
  maps.set(program, map);
  return map;
}
