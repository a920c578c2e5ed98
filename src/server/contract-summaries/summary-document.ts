import { LANGUAGE } from '../../domain/language-words.ts';
import { LANGUAGES } from '../../domain/languages.ts';
import { escape } from '../pages/escape.ts';
import type { ContractSummary } from './contract-summary.ts';
import { summaryWords as words } from './words.ts';

/** On paper, one plan fills one page of A4 at most. */
export const SUMMARY_STYLE = `
:root{color-scheme:light dark;font:16px/1.5 system-ui,sans-serif;--paper:#f7f7f2;--sheet:#fff;--ink:#0e1b2c;--muted:#51606f;--line:#e2e5dd;--link:#0b6e69}
@media screen and (prefers-color-scheme:dark){:root{--paper:#0a1524;--sheet:#12213a;--ink:#f3f6f1;--muted:#a9b7c6;--line:#23344f;--link:#c8f250}}
*{box-sizing:border-box;margin:0}
body{background:var(--paper);color:var(--ink);overflow-wrap:anywhere}
a{color:var(--link)}
main{display:grid;gap:1.5rem;max-width:46rem;margin:auto;padding:1.5rem 1rem}
article{display:grid;gap:1rem;padding:1.25rem;border:1px solid var(--line);border-radius:12px;background:var(--sheet)}
header{display:grid;gap:.5rem}
h1{font-size:1.5rem;line-height:1.2}
h2{font-size:1.0625rem;line-height:1.3}
h3{font-size:1rem}
section,[data-part]{display:grid;gap:.375rem}
section{padding-top:.75rem;border-top:1px solid var(--line)}
.service{font-weight:600}
.small{color:var(--muted);font-size:.875rem}
.get a{display:inline-block;min-height:44px;padding-block:10px}
ul,ol{padding-inline-start:1.25rem}
[data-wide]{overflow-x:auto}
@page{size:A4;margin:14mm}
@media print{:root{color-scheme:light;font-size:9pt;line-height:1.35}body{background:none}main{padding:0;max-width:none}article{padding:0;border:0;break-after:page;gap:.5rem}article:last-of-type{break-after:auto}section{padding-top:.35rem}.get{display:none}}
`.trim();

/** A page of its own that needs nothing else, so that a file of it stays as it is: to read, to print and to keep. */
export function summaryDocument(
  summaries: readonly ContractSummary[],
  { brand, download }: { brand: string; download: string | null },
): string {
  const { tag, direction } = LANGUAGES[LANGUAGE];
  return `<!doctype html>
<html lang="${tag}" dir="${direction}">
<head>
<meta charset="utf-8">
<title>${escape(words.title)} | ${escape(brand)}</title>
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<meta name="referrer" content="no-referrer">
<style>${SUMMARY_STYLE}</style>
</head>
<body>
<main>
${summaries.map(article).join('\n')}
${download === null ? '' : `<p class="get"><a href="${escape(download)}" download>${escape(words.download)}</a></p>`}
</main>
</body>
</html>
`;
}

function article({ title, service, provider, intro, sections, part, made }: ContractSummary): string {
  return `<article>
<header>
<h1>${escape(title)}</h1>
<p class="service">${escape(service)}</p>
<p class="small">${provider.map((line) => `<bdi>${escape(line)}</bdi>`).join(' · ')}</p>
<p class="small">${escape(intro)}</p>
</header>
${sections
  .map(
    ({ title: heading, lines }, index) => `<section>
<h2>${escape(heading)}</h2>
${index === sections.length - 1 ? `${partOf(part)}\n` : ''}${lines.map((line) => `<p>${linked(line)}</p>`).join('\n')}
</section>`,
  )
  .join('\n')}
<p class="small">${escape(made)}</p>
</article>`;
}

function partOf({ title, html, language }: ContractSummary['part']): string {
  const its = language ? ` lang="${language.tag}" dir="${language.direction}"` : '';
  return `<div data-part${its}><h3>${escape(title)}</h3>${html}</div>`;
}

/** Addresses of the shop become links. */
function linked(line: string): string {
  return escape(line).replace(/https?:\/\/[^\s·]+/g, (address) => `<a href="${address}">${address}</a>`);
}
