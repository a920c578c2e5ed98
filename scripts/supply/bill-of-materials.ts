import { execFileSync } from 'node:child_process';

import { type Licensed, licenceOf } from './licences.ts';

/** The parts of CycloneDX 1.5 that are read or changed here; everything else stays as npm wrote it. */
interface Bill {
  metadata: { component: Component };
  components: Component[];
  dependencies: { ref: string; dependsOn?: string[] }[];
}

interface Component {
  'bom-ref': string;
  type: string;
  name: string;
  version: string;
  scope?: string;
  licenses?: { license?: { id?: string; name?: string }; expression?: string }[];
}

/**
 * The bill of materials (CycloneDX, JSON) of a package of the shop. `npm sbom --omit dev` leaves out packages that development
 * tools need as well, so npm lists the whole lock file, and only the named packages are kept.
 * @param packages all that the package contains
 * @throws Error if npm does not list one of them
 */
export function billOfMaterials(root: string, packages: Licensed[]): Bill {
  const args = ['sbom', '--sbom-format=cyclonedx', '--sbom-type=application', '--package-lock-only'];
  const told = execFileSync('npm', args, { cwd: root, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 });
  return keepOnly(JSON.parse(told) as Bill, packages);
}

export function keepOnly(whole: Bill, packages: Licensed[]): Bill {
  const known = new Map(whole.components.map((one) => [`${one.name}@${one.version}`, one]));
  const components = packages.map((wanted) => {
    const component = known.get(`${wanted.name}@${wanted.version}`);
    if (!component) throw new Error(`npm sbom does not list ${wanted.name}@${wanted.version}`);
    const isNamed = component.licenses?.some(({ license, expression }) => license?.id ?? expression);
    const licence = licenceOf(wanted);
    return isNamed || licence === null
      ? component
      : { ...component, licenses: [{ license: { id: licence } }] };
  });
  const refs = new Set(components.map((component) => component['bom-ref']));
  const { component } = whole.metadata;
  const dependencies = whole.dependencies
    .filter(({ ref }) => refs.has(ref) || ref === component['bom-ref'])
    .map(({ ref, dependsOn = [] }) => ({ ref, dependsOn: dependsOn.filter((one) => refs.has(one)) }));
  // npm names the whole after the folder of the checkout.
  const name = component['bom-ref'].replace(/@[^@]*$/, '');
  return {
    ...whole,
    metadata: { ...whole.metadata, component: { ...component, name } },
    components,
    dependencies,
  };
}
