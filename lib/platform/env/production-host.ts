import { env } from './env';

/** Visits and sign-ins are counted on this host alone (§6, §7): a copy of the product for trying things counts nothing. */
export function isProductionHost(): boolean {
  const { PRODUCTION_HOST, PUBLIC_URL } = env();
  return PRODUCTION_HOST !== undefined && PUBLIC_URL !== undefined && new URL(PUBLIC_URL).host === PRODUCTION_HOST;
}
