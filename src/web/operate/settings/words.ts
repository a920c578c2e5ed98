export const settingsScreenWords = {
  title: 'Settings',
  lead: (version: number) =>
    version === 0
      ? 'All settings are at their defaults, or come from the environment.'
      : `Version ${version} is live.`,
  find: 'Find a setting',
  found: (count: number) => (count === 1 ? '1 setting' : `${count} settings`),
  none: (typed: string) => `No setting matches “${typed}”.`,
  review: 'Review changes',
  dialog: 'Publish these settings',
  dialogLead:
    'All processes follow within two seconds, except where it says that a setting waits for a restart.',
  publish: 'Publish',
  done: (version: number) => `Version ${version} is live.`,
  same: 'Nothing changed.',
  wrong: (count: number) => (count === 1 ? '1 setting is wrong' : `${count} settings are wrong`),
  wrongText: 'Correct what is marked below.',
  own: 'Restore all defaults',
  missing: 'The shop sells nothing yet',
  missingText: 'A live shop needs these first:',
  refused: (version: number) => `Version ${version} can’t be in force`,
  refusedText: 'The settings before it stay. Publish a correction, or restore an older version.',
  environment: 'Only in the environment',
  environmentLead: 'Whoever runs the machine changes these, and restarts the shop.',
};

export const settingFieldWords = {
  inUnit: (name: string, unit: string | null) => (unit === null ? name : `${name}, in ${unit}`),
  usual: (value: string) => `Default: ${value}`,
  noUsual: 'Default: none',
  environment: (name: string) =>
    `The environment decides this by ${name}. Remove it there to change it here.`,
  since: (version: number) => `Version ${version}, by`,
  commandLine: 'the command line',
  toUsual: 'Use the default',
  toUsualLabel: (name: string) => `Use the default: ${name}`,
  atStart: 'A process reads this when it starts: restart the shop after a change.',
  waiting: 'Waits for a restart',
  needed: 'Needed to go live',
  usualChoice: (label: string) => `Default: ${label}`,
};

export const tabsWords = {
  label: 'Parts of settings',
  settings: 'Settings',
  secrets: 'Secrets',
  setup: 'Setup guide',
};

export const secretsWords = {
  title: 'Secrets',
  lead: 'The environment has them, and nobody is ever shown one. A check calls the provider and changes nothing there.',
  notSet: 'Not set',
  set: 'Set',
  bySandbox: 'Set by the sandbox',
  byShop: 'Made by the shop',
  works: 'Works',
  look: 'Works, with a warning',
  fails: 'Doesn’t work',
  unknown: 'Not checked yet',
  noCheck: 'Nothing outside can check it.',
  checked: 'Last checked',
  signed: 'A callback signed with it arrived',
  noneSigned: 'No callback signed with it has arrived within a week.',
  check: 'Check now',
  checking: 'Checking...',
  /** The act as it is shown, and what it is about. */
  checkLabel: (act: string, name: string) => `${act}: ${name}`,
  unset: (count: number) => `Not set (${count})`,
};
