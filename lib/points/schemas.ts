import * as z from 'zod/mini';
import { units } from './rules/facts';

/** 1 to 3, as an address or a body says it. */
export const Unit = z.pipe(z.coerce.number(), z.literal(units));
