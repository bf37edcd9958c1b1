import type { ByteRange } from '@/lib/platform/storage/opened-files';

/**
 * The one range that is asked for (RFC 9110, 14); `beyond` when the file has none of it. Several ranges at once, and what
 * is no range of bytes, are answered with the whole file.
 */
export function byteRange(header: string | null, length: number): ByteRange | 'whole' | 'beyond' {
  const [, from = '', to = ''] = /^bytes=(\d*)-(\d*)$/.exec(header?.trim() ?? '') ?? [];
  if (from === '' && to === '') return 'whole';
  if (from === '')
    return to === '0' || length === 0 ? 'beyond' : { first: Math.max(0, length - Number(to)), last: length - 1 };
  const first = Number(from);
  const last = to === '' ? length - 1 : Math.min(Number(to), length - 1);
  if (to !== '' && Number(to) < first) return 'whole';
  return first < length ? { first, last } : 'beyond';
}
