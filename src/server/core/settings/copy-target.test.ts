import { expect, it } from 'vitest';

import { readCopyTarget } from './copy-target.ts';

it.each([
  [
    'restic:s3:https://store.example/copies',
    { program: 'restic', repository: 's3:https://store.example/copies' },
  ],
  ['restic:/mnt/copies', { program: 'restic', repository: '/mnt/copies' }],
  ['rclone:b2:bucket/simport/', { program: 'rclone', folder: 'b2:bucket/simport' }],
  ['rclone:disk:', { program: 'rclone', folder: 'disk:' }],
  [
    'scp:copies@backup.example:/srv/simport/',
    { program: 'scp', host: 'copies@backup.example', folder: '/srv/simport' },
  ],
])('%s is a place', (text, target) => expect(readCopyTarget(text)).toEqual(target));

it.each([
  ['', 'nothing'],
  ['/mnt/copies', 'no program'],
  ['ftp:host:/path', 'another program'],
  ['restic:', 'no repository'],
  ['rclone:/path', 'no remote'],
  ['scp:backup.example', 'no folder'],
  ['scp:backup.example:copies', 'a folder that depends on where the user begins'],
  ['scp:-oProxyCommand=true:/path', 'an option'],
  ['restic:a b', 'two words'],
])('%j is none: %s', (text) => expect(readCopyTarget(text)).toBeNull());
