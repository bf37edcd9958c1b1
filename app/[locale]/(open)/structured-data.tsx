import { type JsonLd, jsonLdText } from '@/lib/platform/json-ld';

/** What search engines read of a page. It is data, not a script: no policy has to allow it. */
export function StructuredData({ data }: { data: JsonLd }) {
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: jsonLdText(data) }} />;
}
