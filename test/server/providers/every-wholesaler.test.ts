import { randomUUID } from 'node:crypto';

import { describe, expect, test } from 'vitest';

import { fulfil } from '../../../src/server/esims/fulfilment/fulfil.ts';
import { ownerEsims } from '../../support/shop/owner-esims.ts';
import { useTestShop } from '../../support/shop/use-test-shop.ts';
import { WHOLESALERS, wholesalerOf } from '../../support/shop/wholesaler.ts';
