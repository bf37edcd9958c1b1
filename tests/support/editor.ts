import type { RouteHandler } from '@/lib/access/serve';
import { send } from './send';
import { type SignedIn, signedIn } from './world';

type Asked = { path: string; params?: Record<string, string>; body?: unknown };

/** An administrator at the API, who needs to say only what each request is about. */
export async function editor() {
  const admin: SignedIn = await signedIn('admin');
  const ask = (method: string) => (handler: RouteHandler, asked: Asked) =>
    send(handler, { method, ...asked, bearer: admin.bearer });
  return { ...admin, get: ask('GET'), put: ask('PUT'), post: ask('POST'), remove: ask('DELETE') };
}

export type Editor = Awaited<ReturnType<typeof editor>>;

/** A module as it travels, without its code. */
export function moduleWire(changes: Record<string, unknown> = {}) {
  return {
    nome: 'Módulo',
    status: 'released',
    expectedOn: null,
    summary: '',
    guardianTips: '',
    sealsAndCertificates: '',
    notebookCoverUrl: null,
    originalCourseCode: null,
    parts: [],
    glossary: [],
    support: [],
    ...changes,
  };
}
