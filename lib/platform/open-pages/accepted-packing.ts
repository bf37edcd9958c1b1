export type Packing = 'br' | 'gzip';

/** How a file is called that stands packed beside the one it was made of. */
export const packedSuffix = { br: '.br', gzip: '.gz' } as const satisfies Record<Packing, string>;

/** The better one of those that a browser unpacks. */
export function acceptedPacking(accepted: string | string[] | undefined): Packing | undefined {
  if (typeof accepted !== 'string') return undefined;
  if (/\bbr\b(?!\s*;\s*q=0)/.test(accepted)) return 'br';
  return /\bgzip\b(?!\s*;\s*q=0)/.test(accepted) ? 'gzip' : undefined;
}
