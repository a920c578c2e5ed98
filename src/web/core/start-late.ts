/** However slow the pictures of the first view are, the page becomes interactive after this long. */
const AT_MOST_MS = 2000;

/**
 * Resolves once the first view is painted with its pictures, or the visitor touches the page. At once on a page whose cover
 * only a script can remove, and on a page for paying, which is useless without scripts.
 */
const SEEN = `await new Promise((go)=>{const d=document,f=requestAnimationFrame,on=addEventListener,seen=()=>f(()=>f(()=>setTimeout(go)));d.documentElement.matches("[data-covered],[data-pays]")?go():d.readyState=="complete"?seen():on("load",seen);for(const e of ["pointerdown","keydown","focusin"])on(e,go,{once:1,capture:1});setTimeout(go,${AT_MOST_MS})});`;

/** Marks a page for paying whose scripts do not come: its form would look whole, even to somebody who has paid in it. */
const LOST = '.catch(()=>{document.documentElement.dataset.lost=""})';

const PRELOAD = /<link rel="modulepreload" href="([^"]+)"[^>]*\/>/g;
const START = /window\.__reactRouterRouteModules/;
const IMPORT = /^import (?:\* as (\w+) from )?("[^"]+");?$/gm;

/** The framework's own scripts, the first of which are adjacent. */
const OF_ROUTER =
  /react-router-scroll-positions|^window\.__reactRouterContext|window\.__reactRouterRouteModules/;

/** The end of the framework's script that restores the scroll position of a history entry. */
const SCROLLS = '("react-router-scroll-positions", null)';

/** Does the same in half the bytes: an entry without a key gets one; for any other, scrolls to its stored position. */
const SCROLL = `{const h=history;if(!h.state?.key)h.replaceState({key:Math.random().toString(32).slice(2)},"");try{const y=JSON.parse(sessionStorage["react-router-scroll-positions"])[h.state.key];y&&scrollTo(0,y)}catch{}}`;

/** Features of the framework that are off; leaving them out has the same effect. The browser's part knows one way to discover routes. */
const OFF = /"(?:unstable_\w+|isSpaMode)":false,?|"mode":"initial"/g;

/** Hands a page its data: JSON with quotes, and quotes within them, so double ones around it would cost a backslash each. */
const DATA = /^(window\.__reactRouterContext\.streamController\.enqueue\()"([^]*)"(\);)$/;

/** An attribute on links for a feature that is off: `routeDiscovery` in `react-router.config.ts`. */
const DISCOVERED = ' data-discover="true"';

/**
 * Paint before scripts: a rendered page's scripts would compete with its pictures on a slow line and with its painting for the
 * processor, so they load once it is painted, all at once, as the page lists them. They load its fonts.
 *
 * The framework's inline scripts are joined in the first one, because each costs a hash in the policy. The others stay empty,
 * for hydration. Scripts without this rendering's mark are not ours and are left alone.
 */
export function startLate(rendered: string, nonce: string): string {
  const scripts = new RegExp(`<script nonce="${nonce}"( type="module" async="")?>([^]*?)</script>`, 'g');
  const files = [...rendered.matchAll(PRELOAD)].map(([, file = '']) => file);
  const pays = /<html[^>]* data-pays/.test(rendered);
  const texts = [...rendered.matchAll(scripts)]
    .map(([, , text = '']) => text)
    .filter((text) => OF_ROUTER.test(text))
    .map((text) =>
      START.test(text)
        ? lateStart(text, files, pays)
        : text.endsWith(SCROLLS)
          ? SCROLL
          : text.replaceAll(OFF, '').replace(DATA, inSingleQuotes),
    );
  if (texts.length === 0) return rendered;
  let joined = texts.join(';');
  const html = rendered.replace(scripts, (script: string, kind: string | undefined, text: string) => {
    if (!OF_ROUTER.test(text)) return script;
    const all = joined;
    joined = '';
    return all === '' ? `<script${kind ?? ''}></script>` : `<script nonce="${nonce}">${all}</script>`;
  });
  return html.replaceAll(PRELOAD, '').replaceAll(DISCOVERED, '');
}

function inSingleQuotes(_data: string, before: string, quoted: string, after: string): string {
  const text = quoted.replaceAll(/\\[^]|'/g, (letter) =>
    letter === '\\"' ? '"' : letter === "'" ? "\\'" : letter,
  );
  return `${before}'${text}'${after}`;
}

/** The script that starts a page, which the framework renders as a module. */
function lateStart(text: string, files: readonly string[], pays: boolean): string {
  const names: string[] = [];
  const imports: string[] = [];
  const rest = text.replace(IMPORT, (_line, name: string | undefined, file: string) => {
    names.push(name ?? '');
    imports.push(`import(${file})`);
    return '';
  });
  // What is imported at once need not be fetched before.
  const others = files.filter((file) => !imports.some((one) => one.includes(`"${file}"`)));
  const preloads = `for(const href of ${JSON.stringify(others)})document.head.append(Object.assign(document.createElement("link"),{rel:"modulepreload",href}));`;
  const all = `const [${names.join(',')}]=await Promise.all([${imports.join(',')}]);`;
  const last = rest.trim().replace(/\n\s*/g, '');
  const run = pays ? last.replace(/import\("[^"]*"\);?$/, (entry) => `await ${entry}`) : last;
  return `(async()=>{${SEEN}${preloads}${all}${run}})()${pays ? LOST : ''}`;
}
