import document from '@/lib/platform/http/generated/openapi-document.json';

/** The API as it is served: written before each build and start, and compared with the routes by a test. */
export function GET() {
  return Response.json(document, { headers: { 'cache-control': 'public, max-age=300' } });
}

export const dynamic = 'force-static';
