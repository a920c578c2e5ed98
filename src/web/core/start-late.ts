import { NAME_FONTS } from './fonts.tsx';

/** However slow the pictures of the first view are: nobody waits longer for a page that answers. */
const AT_MOST_MS = 2000;

/**
 * Resolves once the first view is painted with its pictures, or somebody touches it; at once where only a script can take
 * the cover from the page, and where one pays, which needs it for everything.
 */
const SEEN = `await new Promise((go)=>{const frame=(then)=>requestAnimationFrame(then);const painted=()=>frame(()=>frame(()=>setTimeout(go)));const{dataset:marks}=document.documentElement;if("covered" in marks||"pays" in marks)go();else if(document.readyState==="complete")painted();else addEventListener("load",painted,{once:true});for(const kind of ["pointerdown","keydown","focusin"])addEventListener(kind,go,{once:true,capture:true});setTimeout(go,${AT_MOST_MS})});`;

const PRELOAD = /<link rel="modulepreload" href="([^"]+)"[^>]*\/>/g;
const START = /(<script [^>]*type="module"[^>]*>)([^<]*window\.__reactRouterRouteModules[^<]*)(<\/script>)/;
const IMPORT = /^import (?:\* as (\w+) from )?("[^"]+");?$/gm;

/**
 * What is seen comes before what answers: the scripts of a rendered page, which would take a slow line from its pictures
 * and the processor from its painting, are fetched once it is painted, and so are its fonts; all at once, as the page itself
 * names them.
 */
export function startLate(html: string): string {
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
  const late = opening + SEEN + NAME_FONTS + preloads + all + rest.trim().replace(/\n\s*/g, '') + closing;
  return html.replaceAll(PRELOAD, '').replace(whole, () => late);
}
