import { hostileZip } from './hostile-archive';

/** A package of QTI as any program may write it: items by their files, whatever stands beside them, and its list. */
export function packageOf(
  items: Record<string, Buffer>,
  others: Record<string, Buffer> = {},
  manifest?: string,
): Buffer {
  const resources = Object.keys(items).map(
    (href, i) => `<resource identifier="r${i}" type="imsqti_item_xmlv2p1" href="${href}"/>`,
  );
  const listed = manifest ?? `<manifest><resources>${resources.join('')}</resources></manifest>`;
  const all = { 'imsmanifest.xml': Buffer.from(listed), ...items, ...others };
  return hostileZip(Object.entries(all).map(([name, bytes]) => ({ name, bytes })));
}
