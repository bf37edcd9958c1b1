import { element } from '@/lib/platform/text/write-xml';
import { type QtiVersion, spelling } from './qti-names';

/** Writes elements of QTI in the names of one version. */
export type Write = (
  name: string,
  attributes: Readonly<Record<string, string | number | boolean | undefined>>,
  ...inside: readonly string[]
) => string;

export function writerOf(version: QtiVersion): Write {
  const { element: named, attribute } = spelling[version];
  return (name, attributes, ...inside) => {
    const own = Object.entries(attributes).map(([key, value]) => [key.includes(':') ? key : attribute(key), value]);
    return element(named(name), Object.fromEntries(own), ...inside);
  };
}
