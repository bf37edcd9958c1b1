let reply = '{}';

/** Sends the bytes it was given: the same reply as the operation beside it, without a kernel or a database. */
export function GET() {
  return new Response(reply, { headers: { 'content-type': 'application/json', 'cache-control': 'no-store' } });
}

export async function PUT(request: Request) {
  reply = await request.text();
  return new Response(null, { status: 204 });
}

export const dynamic = 'force-dynamic';
