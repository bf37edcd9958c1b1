/** What a browser knows of its line when a page has come. Safari and Firefox know only how long that took. */
export type Line = {
  /** `navigator.connection`: the reader asked for few bytes. */
  saveData?: boolean | undefined;
  /** `navigator.connection`: as fast as `4g`, or slower. */
  effectiveType?: string | undefined;
  /** `navigator.connection`: what it is made of; `cellular` is paid for by the megabyte. */
  type?: string | undefined;
  /** From asking for the document to its last byte. */
  documentMs?: number | undefined;
};

/**
 * When a browser fetches what is not yet needed: an open page's scripts, which weigh ten times the page, and the lesson that
 * is due. Sent as text, too (open-pages/loader.ts): it uses nothing from outside.
 */
export function whenToFetch({ saveData, effectiveType, type, documentMs }: Line): 'ahead' | 'at touch' {
  // A page of some 12 KB at 700 kbit/s and 270 ms there and back, where browsers begin to call a line `4g`.
  const goodDocumentMsMax = 400;
  if (saveData || type === 'cellular') return 'at touch';
  if (effectiveType && effectiveType !== '4g') return 'at touch';
  if (documentMs === undefined) return effectiveType ? 'ahead' : 'at touch';
  return documentMs <= goodDocumentMsMax ? 'ahead' : 'at touch';
}
