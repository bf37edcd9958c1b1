/** What open pages are made of. A static page is tied to a tag (tagged.ts) and made anew when the tag is announced. */
export const pageTags = ['courses', 'knowledge-base'] as const;
/** What every instance remembers besides, and no open page shows. */
export const tags = [...pageTags, 'classes', 'passages', 'school-ai', 'verified-answers'] as const;
export type PageTag = (typeof pageTags)[number];
export type Tag = (typeof tags)[number];
