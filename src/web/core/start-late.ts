/** However slow the pictures of the first view are: nobody waits longer for a page that answers. */
const AT_MOST_MS = 2000;

/**
 * Resolves once the first view is painted with its pictures, or somebody touches it; at once where only a script can take
 * the cover from the page, and where one pays, which needs it for everything.
 */
const SEEN = `await new Promise((go)=>{const frame=requestAnimationFrame,painted=()=>frame(()=>frame(()=>setTimeout(go)));if(document.documentElement.matches("[data-covered],[data-pays]"))go();else if(document.readyState==="complete")painted();else addEventListener("load",painted,{once:true});for(const kind of ["pointerdown","keydown","focusin"])addEventListener(kind,go,{once:true,capture:true});setTimeout(go,${AT_MOST_MS})});`;

const PRELOAD = /<link rel="modulepreload" href="([^"]+)"[^>]*\/>/g;
const START = /(<script [^>]*type="module"[^>]*>)([^<]*window\.__reactRouterRouteModules[^<]*)(<\/script>)/;
const IMPORT = /^import (?:\* as (\w+) from )?("[^"]+");?$/gm;

/** The framework's own, of which the first stand side by side. */
const OF_ROUTER = /react-router-scroll-positions|^window\.__reactRouterContext/;

/**
 * What the framework runs as the page is read, in its first script: each costs a hash in the policy. The others stay, empty, for
 * whoever takes the page over. What does not carry the mark of this rendering is nobody's.
 */
function joinScripts(html: string, nonce: string): string {
  const scripts = new RegExp(`<script nonce="${nonce}">([^]*?)</script>`, 'g');
  const texts = [...html.matchAll(scripts)]
    .map(([, text = '']) => text)
    .filter((text) => OF_ROUTER.test(text));
  let joined = texts.join(';');
  return html.replace(scripts, (script: string, text: string) => {
    if (!OF_ROUTER.test(text)) return script;
    const all = joined;
    joined = '';
    return all === '' ? '<script></script>' : `<script nonce="${nonce}">${all}</script>`;
  });
}

/**
 * What is seen comes before what answers: the scripts of a rendered page, which would take a slow line from its pictures
 * and the processor from its painting, are fetched once it is painted; all at once, as the page itself names them. They
 * fetch its fonts.
 */
export function startLate(rendered: string, nonce: string): string {
  const html = joinScripts(rendered, nonce);
  const start = START.exec(html);
  if (!start) return html;
  const [whole, opening = '', text = '', closing = ''] = start;
  const files = [...html.matchAll(PRELOAD)].map(([, file = '']) => file);
  const names: string[] = [];
  const imports: string[] = [];
  const rest = text.replace(IMPORT, (_line, name: string | undefined, file: string) => {
    names.push(name ?? '');
    imports.push(`import(${file})`);
    return '';
  });
  const preloads = `for(const href of ${JSON.stringify(files)})document.head.append(Object.assign(document.createElement("link"),{rel:"modulepreload",href}));`;
  const all = `const [${names.join(',')}]=await Promise.all([${imports.join(',')}]);`;
  const late = opening + SEEN + preloads + all + rest.trim().replace(/\n\s*/g, '') + closing;
  return html.replaceAll(PRELOAD, '').replace(whole, () => late);
}
