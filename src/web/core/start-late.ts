/** However slow the pictures of the first view are: nobody waits longer for a page that answers. */
const AT_MOST_MS = 2000;

/**
 * Resolves once the first view is painted with its pictures, or somebody touches it; at once where only a script can take
 * the cover from the page, and where one pays, which needs it for everything.
 */
const SEEN = `await new Promise((go)=>{const frame=requestAnimationFrame,painted=()=>frame(()=>frame(()=>setTimeout(go)));if(document.documentElement.matches("[data-covered],[data-pays]"))go();else if(document.readyState==="complete")painted();else addEventListener("load",painted,{once:true});for(const kind of ["pointerdown","keydown","focusin"])addEventListener(kind,go,{once:true,capture:true});setTimeout(go,${AT_MOST_MS})});`;

const PRELOAD = /<link rel="modulepreload" href="([^"]+)"[^>]*\/>/g;
const START = /window\.__reactRouterRouteModules/;
const IMPORT = /^import (?:\* as (\w+) from )?("[^"]+");?$/gm;

/** The framework's own, of which the first stand side by side. */
const OF_ROUTER =
  /react-router-scroll-positions|^window\.__reactRouterContext|window\.__reactRouterRouteModules/;

/** The end of the framework's script for the place on the page, where every entry of the history has a place of its own. */
const SCROLLS = '("react-router-scroll-positions", null)';

/** The same in half of its bytes: an entry without a name gets one, and one that has a place is shown there. */
const SCROLL = `{const h=history;if(!h.state?.key)h.replaceState({key:Math.random().toString(32).slice(2)},"");try{const y=JSON.parse(sessionStorage["react-router-scroll-positions"])[h.state.key];y&&scrollTo(0,y)}catch{}}`;

/** What the framework could do and is not asked to: what is not named is off as well. */
const OFF = /"(?:unstable_\w+|isSpaMode)":false,?/g;

/** A mark on links for a feature of the framework that is off: `routeDiscovery` in `react-router.config.ts`. */
const DISCOVERED = ' data-discover="true"';

/**
 * What is seen comes before what answers: the scripts of a rendered page, which would take a slow line from its pictures
 * and the processor from its painting, are fetched once it is painted; all at once, as the page itself names them. They
 * fetch its fonts.
 *
 * What the framework runs is joined in its first script: each costs a hash in the policy. The others stay, empty, for
 * whoever takes the page over. What does not carry the mark of this rendering is nobody's.
 */
export function startLate(rendered: string, nonce: string): string {
  const scripts = new RegExp(`<script nonce="${nonce}"( type="module" async="")?>([^]*?)</script>`, 'g');
  const files = [...rendered.matchAll(PRELOAD)].map(([, file = '']) => file);
  const texts = [...rendered.matchAll(scripts)]
    .map(([, , text = '']) => text)
    .filter((text) => OF_ROUTER.test(text))
    .map((text) =>
      START.test(text) ? lateStart(text, files) : text.endsWith(SCROLLS) ? SCROLL : text.replaceAll(OFF, ''),
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

/** The start of a page, which the framework writes as a module of its own. */
function lateStart(text: string, files: readonly string[]): string {
  const names: string[] = [];
  const imports: string[] = [];
  const rest = text.replace(IMPORT, (_line, name: string | undefined, file: string) => {
    names.push(name ?? '');
    imports.push(`import(${file})`);
    return '';
  });
  const preloads = `for(const href of ${JSON.stringify(files)})document.head.append(Object.assign(document.createElement("link"),{rel:"modulepreload",href}));`;
  const all = `const [${names.join(',')}]=await Promise.all([${imports.join(',')}]);`;
  return `(async()=>{${SEEN}${preloads}${all}${rest.trim().replace(/\n\s*/g, '')}})()`;
}
