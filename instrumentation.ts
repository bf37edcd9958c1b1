import { noteTrouble, troubleOf } from './lib/platform/errors/trouble';

/** Runs once in each server process, before the first request. */
export async function register() {
  if (process.env.NEXT_RUNTIME !== 'nodejs' || process.env.NEXT_PHASE === 'phase-production-build') return;
  const { knowConstraints } = await import('./lib/constraints');
  knowConstraints();
  const { listenForPublishing } = await import('./lib/platform/cache/listen');
  const { refreshOpenPages } = await import('./lib/platform/open-pages/refresh-open-pages');
  listenForPublishing(refreshOpenPages);
  const { keepPassagesReady } = await import('./lib/passages/queries/keep-passages-ready');
  keepPassagesReady();
  const { serveDirectly } = await import('./lib/platform/http/direct-routes');
  const { POST: answerQuestion } = await import('./app/api/chatgpt/prompt/route');
  serveDirectly(answerQuestion);
}

/** What a page failed of; the framework tells its log. */
export function onRequestError(error: unknown): void {
  const trouble = troubleOf(error);
  if (trouble) noteTrouble(trouble);
}
