import { LANGUAGE } from '../../domain/language-words.ts';
import { LANGUAGES, pageAddress } from '../../domain/languages.ts';
import { escape } from './escape.ts';
import { offlineWords as words } from './offline-words.ts';

/** What the page shows in every language. */
interface Parts {
  brand: string;
  /** Origin of the API if it is not the page's own; else empty. */
  apiBase: string;
  style: string;
  script: string;
}

/** The whole page that shows what a browser keeps of orders. It loads nothing, and lies in browsers as it is sent. */
export function offlineDocument({ brand, apiBase, style, script }: Parts): string {
  const { tag, direction } = LANGUAGES[LANGUAGE];
  const name = escape(brand);
  const title = escape(words.title);
  return `<!doctype html>
<html lang="${tag}" dir="${direction}" data-api="${escape(apiBase)}">
<head>
<meta charset="utf-8">
<title>${title} | ${name}</title>
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<meta name="referrer" content="no-referrer">
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<link rel="manifest" href="${pageAddress(LANGUAGE, '/offline.webmanifest')}">
<style>${style}</style>
</head>
<body>
<div class="frame">
<header class="head"><a href="${pageAddress(LANGUAGE, '/')}" translate="no">${name}</a></header>
<main>
<h1 id="title" tabindex="-1">${title}</h1>
<p id="offline" class="note" role="status" hidden>${escape(words.offline)}</p>
<div id="packs"></div>
<section id="none" class="none" hidden>
<h2>${escape(words.none.title)}</h2>
<p>${escape(words.none.text)}</p>
<a class="primary" href="${pageAddress(LANGUAGE, '/profile')}">${escape(words.none.open)}</a>
</section>
<noscript><p>${escape(words.noScript)}</p></noscript>
</main>
</div>
<template id="unreadable"><article><p>${escape(words.unreadable)}</p><button type="button">${escape(words.remove)}</button></article></template>
<script>${script}</script>
</body>
</html>
`;
}
