import crypto, { type ScryptOptions } from 'node:crypto';
import { syncBuiltinESMExports } from 'node:module';

/** What a password's hash costs an attacker in life: 32 MB and 60 ms of processor time. */
const REAL_COST = 16_384;
/** Tests hash hundreds of passwords, and each in the process that reads it. */
const QUICK_COST = 1_024;

type Done = (error: Error | null, key: Buffer) => void;

const { scrypt } = crypto;
crypto.scrypt = ((password: string, salt: string, length: number, options: ScryptOptions, done: Done) => {
  if (options.N !== REAL_COST)
    throw new Error(`a password's hash costs ${options.N} instead of ${REAL_COST}`);
  scrypt(password, salt, length, { ...options, N: QUICK_COST }, done);
}) as typeof scrypt;
syncBuiltinESMExports();
